import type { Invitation } from "../../domain/account/invitation.ts";
import type { InvitationOutcome, RequestContext } from "../context.ts";

/** Through the auth server's own invitation. */
export function sendInvitation(
  context: RequestContext,
  { email, displayName, companyName }: Invitation,
): Promise<InvitationOutcome> {
  const data = {
    ...(displayName === null ? {} : { display_name: displayName }),
    ...(companyName === null ? {} : { company_name: companyName }),
  };
  return context.inviteUser({ email, data });
}
