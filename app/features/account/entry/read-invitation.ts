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
