import * as z from "zod/mini";
import { companyRoles } from "../../../../domain/company/role.ts";

/** What whoever holds the token of an invitation learns of it. */
export const readInvitationSchema = z.object({
  company: z.string(),
  role: z.enum(companyRoles),
  address: z.string(),
  inviter: z.nullable(z.string()),
  expires_at: z.string(),
});

export type ReadInvitation = z.infer<typeof readInvitationSchema>;

/** The token in the address of an invitation, where that is where somebody is on the way to. */
export function tokenIn(next: string | undefined): string | null {
  if (!next) return null;
  const { pathname, searchParams } = new URL(next, "http://own.invalid");
  return pathname === "/dashboard/invitation" ? searchParams.get("token") : null;
}
