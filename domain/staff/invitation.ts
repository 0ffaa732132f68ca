import * as z from "zod/mini";
import { accountEmail } from "../field/email-address.ts";
import { fault, type Faults, listFaults } from "../field/fault.ts";
import { optionalText } from "../field/text.ts";
import { staffRoles } from "./role.ts";

/** Somebody who is asked to work in the studio. */
export const staffInvitationSchema = z.object({
  email: accountEmail,
  displayName: optionalText({ name: "name", longest: 200 }),
  roles: z
    .array(z.enum(staffRoles, fault("role-unknown")), fault("role-unknown"))
    .check(z.minLength(1, fault("role-unknown")), z.maxLength(4, fault("role-unknown"))),
});

export type StaffInvitation = z.infer<typeof staffInvitationSchema>;

export type ParsedStaffInvitation = { invitation: StaffInvitation } | { faults: Faults };

/** Who is invited, and as what, or what is wrong with each field. */
export function parseStaffInvitation(body: unknown): ParsedStaffInvitation {
  const parsed = staffInvitationSchema.safeParse(body);
  return parsed.success ? { invitation: parsed.data } : { faults: listFaults(parsed.error) };
}
