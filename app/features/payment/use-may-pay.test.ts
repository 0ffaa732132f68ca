import { expect, it } from "vitest";
import { companyRoles } from "../../../domain/company/role.ts";
import { mayPayIn } from "./use-may-pay.ts";

const company = { company_id: "1", name: "Harbour", people: 2, closing_due_at: null };

it("is for approvers and owners of the company that somebody looks at", () => {
  const may = companyRoles.filter((role) => mayPayIn([{ ...company, role, is_current: true }]));
  expect(may).toEqual(["approver", "owner"]);
  const other = { ...company, company_id: "2", role: "viewer" as const, is_current: false };
  expect(mayPayIn([{ ...company, role: "owner", is_current: true }, other])).toBe(true);
});

it("is for whoever is in no company", () => {
  expect(mayPayIn([])).toBe(true);
});
