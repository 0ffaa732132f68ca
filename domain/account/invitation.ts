import * as z from "zod/mini";
import { accountEmail } from "../field/email-address.ts";
import { type Faults, listFaults } from "../field/fault.ts";
import { optionalText } from "../field/text.ts";

export const invitationSchema = z.object({
  email: accountEmail,
  displayName: optionalText({ name: "name", longest: 200 }),
  companyName: optionalText({ name: "company", longest: 200 }),
});

export type Invitation = z.infer<typeof invitationSchema>;

export type ParsedInvitation = { invitation: Invitation } | { faults: Faults };

/** The invitation, or what is wrong with each field. */
export function parseInvitation(body: unknown): ParsedInvitation {
  const parsed = invitationSchema.safeParse(body);
  return parsed.success ? { invitation: parsed.data } : { faults: listFaults(parsed.error) };
}
