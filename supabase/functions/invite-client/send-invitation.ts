import { z } from "zod";
import type { Invitation } from "../../../domain/invitation/invitation.ts";
import { AuthError } from "../../../server/auth/auth-error.ts";
import { askAuth } from "../_shared/ask-auth.ts";
import { currentHost } from "../_shared/host.ts";

export type Sent = { sent: true } | { sent: false; code: string; retryAfterSeconds: number };

const refusalSchema = z.object({
  code: z.union([z.string(), z.number()]).optional(),
  error_code: z.string().optional(),
});
const usualWaitSeconds = 60;

/** Through the auth server's own invitation, here in process or on a hosted backend. */
export async function sendInvitation(invitation: Invitation): Promise<Sent> {
  const { email, displayName, companyName } = invitation;
  const data = {
    ...(displayName === null ? {} : { display_name: displayName }),
    ...(companyName === null ? {} : { company_name: companyName }),
  };
  const host = currentHost();
  return host ? sendHere(() => host.inviteUser({ email, data })) : sendThere({ email, data });
}

async function sendHere(invite: () => Promise<unknown>): Promise<Sent> {
  try {
    await invite();
    return { sent: true };
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const { code, retryAfterSeconds = usualWaitSeconds } = error;
    return { sent: false, code, retryAfterSeconds };
  }
}

async function sendThere(json: { email: string; data: Record<string, string> }): Promise<Sent> {
  const answer = await askAuth("/invite", { json });
  if (answer.ok) return { sent: true };
  const { code, error_code } = refusalSchema.parse(await answer.json());
  const wait = Number(answer.headers.get("retry-after")) || usualWaitSeconds;
  return { sent: false, code: error_code ?? String(code), retryAfterSeconds: wait };
}
