import { describe, expect, it } from "vitest";
import { parseColleague } from "./invitation.ts";

const good = {
  companyId: "3f2b7c1e-8f3a-4f0e-9a51-0d2c6f6f7a10",
  email: " Ida@Harbour.example ",
  role: "approver",
};

describe("parseColleague", () => {
  it("lowers the address, as accounts have it", () => {
    expect(parseColleague(good)).toEqual({ colleague: { ...good, email: "ida@harbour.example" } });
  });

  it.each([
    ["no company", { ...good, companyId: undefined }, { companyId: "company-id-invalid" }],
    ["no address", { ...good, email: "" }, { email: "account-email-missing" }],
    ["two addresses", { ...good, email: "a@b.example,c@d.example" }, { email: "email-invalid" }],
    ["a role of the studio", { ...good, role: "staff" }, { role: "role-unknown" }],
    ["a role that every object has", { ...good, role: "constructor" }, { role: "role-unknown" }],
  ])("refuses %s", (_name, body, faults) => {
    expect(parseColleague(body)).toEqual({ faults });
  });

  it("refuses what is no object", () => {
    expect(parseColleague("ida@harbour.example")).toHaveProperty("faults.body");
  });
});
