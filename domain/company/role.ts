import * as z from "zod/mini";

/** From the least to the most; each may do what those before it may. The database says the same (private.role_rank). */
export const companyRoles = ["viewer", "member", "approver", "owner"] as const;

// Pages ask for the roles alone, and load no schema for that.
export const companyRole = /* @__PURE__ */ z.enum(companyRoles);

export type CompanyRole = z.infer<typeof companyRole>;

/** Whether somebody with this role may do what takes the other. Screens ask; the database decides. */
export function hasRole(role: CompanyRole | undefined, least: CompanyRole): boolean {
  return role !== undefined && companyRoles.indexOf(role) >= companyRoles.indexOf(least);
}
