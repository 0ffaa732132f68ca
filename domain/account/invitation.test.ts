import { describe, expect, it } from "vitest";
import { hasRunOut } from "./invitation-life.ts";
import { parseInvitation } from "./invitation.ts";

const good = { email: " Ada@Clients.example ", displayName: " Ada ", companyName: "" };

describe("parseInvitation", () => {
  it("trims, lowers the address, and takes empty names as none", () => {
    expect(parseInvitation(good)).toEqual({
      invitation: { email: "ada@clients.example", displayName: "Ada", companyName: null },
    });
    expect(parseInvitation({ email: "ada@clients.example" })).toEqual({
      invitation: { email: "ada@clients.example", displayName: null, companyName: null },
    });
  });

  it.each([
    ["no address", {}, "email"],
    ["an empty address", { email: "  " }, "email"],
    ["two addresses", { email: "a@b.example,c@d.example" }, "email"],
    ["a display name", { email: "Ada <a@b.example>" }, "email"],
    ["a line break in the address", { email: "a@b.example\nBcc: c@d.example" }, "email"],
    ["an address that is too long", { email: `${"a".repeat(250)}@b.example` }, "email"],
    ["an address of another type", { email: ["a@b.example"] }, "email"],
    ["a name on two lines", { ...good, displayName: "a\nb" }, "displayName"],
    ["a name that is too long", { ...good, displayName: "a".repeat(201) }, "displayName"],
    ["a company of another type", { ...good, companyName: 7 }, "companyName"],
    ["a text for a body", "invitation", "body"],
    ["nothing", null, "body"],
  ])("refuses %s", (_name, body, field) => {
    const parsed = parseInvitation(body);
    expect("faults" in parsed && Object.keys(parsed.faults)).toEqual([field]);
  });
});

it("an invitation has run out once its week is over", () => {
  const invited = "2026-11-02T09:00:00Z";
  expect(hasRunOut(invited, Date.parse("2026-11-09T09:00:00Z"))).toBe(false);
  expect(hasRunOut(invited, Date.parse("2026-11-09T09:00:01Z"))).toBe(true);
});
