import { requestAnswers } from "../../../content/request-answers.ts";
import { staffAnswers } from "../../../content/staff-answers.ts";
import { parseStaffInvitation } from "../../../domain/staff/invitation.ts";
import { readJson } from "../../../runtime/http/read-json.ts";
import { respondError, respondJson } from "../../../runtime/http/respond.ts";
import { countRequest } from "../../../runtime/rate-limit/count-request.ts";
import { signedInRecently } from "../../../services/account/signed-in-recently.ts";
import { inviteStaff, type InvitedStaff } from "../../../services/staff/invite-staff.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { findStaff } from "../_shared/find-staff.ts";
import { refuseFaults, refuseTooMany } from "../_shared/refuse.ts";

const perAdmin = { counted: "colleagues invited per admin", limit: 30, windowSeconds: 3600 };

/** `{email, displayName?, roles}`, from an admin who has just signed in: somebody more who works in the studio. */
export const handler = defineFunction("POST", async (request, context) => {
  const admin = await findStaff(context, "staff");
  if (admin instanceof Response) return admin;
  const body = await readJson(request);
  if (body === undefined) return respondError(400, requestAnswers.notJson, { fields: {} });
  const parsed = parseStaffInvitation(body);
  if ("faults" in parsed) return refuseFaults(parsed.faults);
  if (!(await signedInRecently(context))) {
    return respondJson(
      { error: staffAnswers.signInAgain, hint: "recent_sign_in" },
      { status: 403 },
    );
  }
  const wait = await context.transaction((sql) =>
    countRequest(sql, [{ ...perAdmin, subject: admin.id }]),
  );
  if (wait > 0) return refuseTooMany(wait);
  return answer(await inviteStaff(context, admin, parsed.invitation));
});

function answer(invited: InvitedStaff): Response {
  if (invited.kind === "works-here") return refuseAddress(staffAnswers.worksHere);
  if (invited.kind === "is-client") return refuseAddress(staffAnswers.isClient);
  if (invited.kind !== "refused") {
    return respondJson({ success: true, isMailed: invited.kind === "invited" });
  }
  const { code, retryAfterSeconds } = invited.outcome;
  if (code === "over_email_send_rate_limit" || code === "over_request_rate_limit") {
    return refuseTooMany(retryAfterSeconds);
  }
  if (code === "validation_failed" || code === "email_address_invalid") {
    return refuseFaults({ email: "email-invalid" });
  }
  throw new Error(`The auth server refused an invitation: ${code}`);
}

function refuseAddress(words: string): Response {
  return respondError(409, words, { fields: { email: words } });
}
