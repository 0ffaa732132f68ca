import { companyRoleWords } from "../../../../content/company-roles.ts";
import { companyRoles } from "../../../../domain/company/role.ts";

/** As choices of a control. */
export const roleOptions = companyRoles.map((value) => ({
  value,
  label: companyRoleWords[value].name,
}));
