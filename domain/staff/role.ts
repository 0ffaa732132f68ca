import * as z from "zod/mini";

/** What somebody of the studio is there for; one may be several. An admin may do everything. */
export const staffRoles = ["producer", "finance", "editor", "admin"] as const;

export const staffRole = /* @__PURE__ */ z.enum(staffRoles);

export type StaffRole = z.infer<typeof staffRole>;
