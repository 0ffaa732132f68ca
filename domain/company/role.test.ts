import { expect, it } from "vitest";
import { companyRoles, hasRole } from "./role.ts";

it("lets each role do what the ones before it may, and nobody what takes more", () => {
  const table = companyRoles.map((role) => companyRoles.map((least) => hasRole(role, least)));
  expect(table).toEqual([
    [true, false, false, false],
    [true, true, false, false],
    [true, true, true, false],
    [true, true, true, true],
  ]);
  expect(hasRole(undefined, "viewer")).toBe(false);
});
