import { parseInvitation } from "../../../domain/invitation/invitation.ts";
import { inTransaction } from "../_shared/database.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { findStaff } from "../_shared/find-staff.ts";
import { countRequest } from "../_shared/rate-limit.ts";
import { readJson } from "../_shared/read-json.ts";
import { respondError, respondJson } from "../_shared/respond.ts";
import { sendInvitation, type Sent } from "./send-invitation.ts";

const perMember = { counted: "invitations per member of staff", limit: 60, windowSeconds: 3600 };

/** `{email, displayName?, companyName?}`, from staff: an account, and the mail by which its owner enters. */
export const handler = defineFunction("POST", async (request) => {
  const staff = await findStaff(request, "Only the studio can invite clients.");
  if (staff instanceof Response) return staff;
  const body = await readJson(request);
  if (body === undefined) return respondError(400, "The request must be JSON.", { fields: {} });
  const parsed = parseInvitation(body);
  if ("fields" in parsed) return refuseFields(parsed.fields);
  const wait = await inTransaction((sql) =>
    countRequest(sql, [{ ...perMember, subject: staff.id }]),
  );
  if (wait > 0) return refuseHaste(wait);
  const outcome = await sendInvitation(parsed.invitation);
  if (outcome.sent) await logInvitation(staff.id, parsed.invitation.email);
  return answer(outcome);
});

async function logInvitation(member: string, email: string): Promise<void> {
  await inTransaction(
    (sql) => sql`
      select private.log_action(${member}, 'invite', 'profiles', u.id::text)
      from auth.users u where u.email = ${email} and u.deleted_at is null`,
  );
}

function answer(outcome: Sent): Response {
  if (outcome.sent) return respondJson({ success: true });
  switch (outcome.code) {
    case "email_exists":
    case "user_already_exists":
      return respondError(409, "This address already has an account.", {
        fields: { email: "This address already has an account." },
      });
    case "over_email_send_rate_limit":
    case "over_request_rate_limit":
      return refuseHaste(outcome.retryAfterSeconds);
    case "validation_failed":
    case "email_address_invalid":
      return refuseFields({ email: "Please enter a valid email address." });
    default:
      throw new Error(`The auth server refused an invitation: ${outcome.code}`);
  }
}

function refuseFields(fields: Record<string, string>): Response {
  return respondError(400, "Please check the highlighted fields.", { fields });
}

function refuseHaste(retryAfterSeconds: number): Response {
  return respondError(429, "Too many requests. Please try again later.", { retryAfterSeconds });
}
