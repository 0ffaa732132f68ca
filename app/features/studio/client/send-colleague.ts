import { colleagueWords as words } from "../../../../content/studio-client-page.ts";
import type { Colleague } from "../../../../domain/company/invitation.ts";
import { anyAnswer, callFunction } from "../../../data/call-function.ts";
import type { FormRefusal } from "../../../form/refusal.ts";
import { toast } from "../../../ui/toast.ts";

/** Asks somebody to join, or once more who has not come yet. */
export async function inviteColleague(colleague: Colleague): Promise<FormRefusal | undefined> {
  const answer = await callFunction("invite-colleague", colleague, anyAnswer);
  if (answer.is === "refused") {
    const { fields, message } = answer;
    return Object.keys(fields).length > 0 ? { fields } : { message };
  }
  toast({ title: words.sent, description: words.sentTo(colleague.email) });
  return undefined;
}
