import type { CompanyRole } from "../domain/company/role.ts";

/** What a role is called, and what it may do, in a sentence that follows 'You can'. */
export const companyRoleWords = {
  viewer: { name: "Viewer", may: "read everything and download it" },
  member: {
    name: "Member",
    may: "read everything, write to the studio, upload files and draft campaigns",
  },
  approver: {
    name: "Approver",
    may: "do what members do, approve what the studio delivers, and pay",
  },
  owner: { name: "Owner", may: "do everything, and decide who else is in the company" },
} as const satisfies Record<CompanyRole, { name: string; may: string }>;

/** Who wrote or did something and is in the company no more. */
export const formerMember = "Former member";
