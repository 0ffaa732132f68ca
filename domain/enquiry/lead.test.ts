import { describe, expect, it } from "vitest";
import { leadContent, parseLead } from "./lead.ts";

const good = { name: " Ada ", email: " ada@clients.example ", company: "" };

describe("parseLead", () => {
  it("trims, and takes an empty company as none", () => {
    expect(parseLead(good)).toEqual({
      lead: { name: "Ada", email: "ada@clients.example", company: null, conversationId: null },
    });
  });

  it.each([
    ["whitespace for a name", { ...good, name: "  " }, "name"],
    ["no email", { name: "Ada" }, "email"],
    ["two addresses", { ...good, email: "a@b.example,c@d.example" }, "email"],
    ["a display name", { ...good, email: "Ada <a@b.example>" }, "email"],
    ["a line break in the address", { ...good, email: "a@b.example\nBcc: c@d.example" }, "email"],
    ["no domain", { ...good, email: "ada@" }, "email"],
    ["a name that is too long", { ...good, name: "a".repeat(201) }, "name"],
    ["an address that is too long", { ...good, email: `${"a".repeat(245)}@b.example` }, "email"],
    ["a NUL", { ...good, name: "a\0b" }, "name"],
    ["a company of another type", { ...good, company: 7 }, "company"],
    ["a conversation that is no id", { ...good, conversationId: "1" }, "conversationId"],
    ["a text for a body", "lead", "body"],
    ["nothing", null, "body"],
  ])("refuses %s", (_name, body, field) => {
    const parsed = parseLead(body);
    expect("faults" in parsed && Object.keys(parsed.faults)).toContain(field);
  });

  it("names every field that is wrong", () => {
    expect(parseLead({ name: "", email: "" })).toEqual({
      faults: { name: "name-missing", email: "email-missing" },
    });
  });
});

describe("leadContent", () => {
  const lead = { name: "Ada", email: "ada@b.example", company: null, conversationId: null };

  it("is equal for the same person writing in another case, and no one else", () => {
    expect(leadContent({ ...lead, email: "ADA@b.example" })).toBe(leadContent(lead));
    expect(leadContent({ ...lead, company: "Analytical" })).not.toBe(leadContent(lead));
  });
});
