import * as z from "zod/mini";
import { inviteStaffWords as words } from "../../../../content/studio-staff.ts";
import type { StaffRole } from "../../../../domain/staff/role.ts";
import { callFunction } from "../../../data/call-function.ts";
import type { FormRefusal } from "../../../form/refusal.ts";
import { toast } from "../../../ui/toast.ts";

type Invitation = { email: string; displayName?: string; roles: readonly StaffRole[] };
type Refused = { hint: string; code: string; refusal: FormRefusal };

const answered = z.object({ isMailed: z.boolean() });

/** As `useSignInAgain` wants it: the refusal, or null. */
export async function sendStaffInvitation(
  invitation: Invitation,
): Promise<{ error: Refused | null }> {
  const answer = await callFunction("invite-staff", invitation, answered);
  if (answer.is === "refused") {
    const { fields, message, hint, code } = answer;
    const refusal = Object.keys(fields).length > 0 ? { fields } : { message };
    return { error: { hint, code, refusal } };
  }
  const { email } = invitation;
  toast(
    answer.data.isMailed
      ? { title: words.sent, description: words.sentTo(email) }
      : { title: words.letIn, description: words.letInWhom(email) },
  );
  return { error: null };
}
