import { describeAnyFault, describeAnyFaults } from "../../../content/studio-validation.ts";
import { parseInvitation } from "../../../domain/account/invitation.ts";
import { countRequest } from "../../../runtime/rate-limit/count-request.ts";
import { readJson } from "../../../runtime/http/read-json.ts";
import { respondError, respondJson } from "../../../runtime/http/respond.ts";
import { sendInvitation } from "../../../services/account/send-invitation.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { findStaff } from "../_shared/find-staff.ts";
import type { InvitationOutcome } from "../../../services/context.ts";
import type { Transaction } from "../../../runtime/database/types.ts";
import { refuseFaults, refuseTooMany } from "../_shared/refuse.ts";
import { requestAnswers } from "../../../content/request-answers.ts";

const perMember = { counted: "invitations per member of staff", limit: 60, windowSeconds: 3600 };

/** `{email, displayName?, companyName?}`, from staff: an account, and the mail by which its owner enters. */
export const handler = defineFunction("POST", async (request, context) => {
  const staff = await findStaff(context, "clients", "Only the studio can invite clients.");
  if (staff instanceof Response) return staff;
  const body = await readJson(request);
  if (body === undefined) return respondError(400, requestAnswers.notJson, { fields: {} });
  const parsed = parseInvitation(body);
  if ("faults" in parsed) return refuseFaults(parsed.faults);
  const wait = await context.transaction((sql) =>
    countRequest(sql, [{ ...perMember, subject: staff.id }]),
  );
  if (wait > 0) return refuseTooMany(wait);
  const outcome = await sendInvitation(context, parsed.invitation);
  if (outcome.sent)
    await context.transaction((sql) => logInvitation(sql, staff.id, parsed.invitation.email));
  return answer(outcome);
});

async function logInvitation(sql: Transaction, member: string, email: string): Promise<void> {
  await sql`
    select private.log_action(${member}, 'invite', 'profiles', u.id::text)
    from auth.users u where u.email = ${email} and u.deleted_at is null`;
}

function answer(outcome: InvitationOutcome): Response {
  if (outcome.sent) return respondJson({ success: true });
  switch (outcome.code) {
    case "email_exists":
    case "user_already_exists":
      return respondError(409, describeAnyFault("email-taken"), {
        fields: describeAnyFaults({ email: "email-taken" }),
      });
    case "over_email_send_rate_limit":
    case "over_request_rate_limit":
      return refuseTooMany(outcome.retryAfterSeconds);
    case "validation_failed":
    case "email_address_invalid":
      return refuseFaults({ email: "email-invalid" });
    default:
      throw new Error(`The auth server refused an invitation: ${outcome.code}`);
  }
}
