import { inviteWords } from "../../../../content/studio-client.ts";
import { toast } from "../../../ui/toast.ts";
import { anyAnswer, callFunction } from "../../../data/call-function.ts";
import type { FormRefusal } from "../../../form/refusal.ts";

type Invitation = { email: string; displayName?: string; companyName?: string };

/** Invites, or invites once more who has not come yet. */
export async function sendInvitation(invitation: Invitation): Promise<FormRefusal | undefined> {
  const answer = await callFunction("invite-client", invitation, anyAnswer);
  if (answer.is === "refused") {
    const { fields, message } = answer;
    return Object.keys(fields).length > 0 ? { fields } : { message };
  }
  toast({ title: inviteWords.sent, description: inviteWords.sentTo(invitation.email) });
  return undefined;
}
