import { paymentResolution as words } from "../../../content/studio-payment.ts";
import { parseResolution } from "../../../domain/payment/resolution.ts";
import { resolvePayment, type Resolved } from "../../../services/payment/resolve-payment.ts";
import { readJson } from "../../../runtime/http/read-json.ts";
import { respondError, respondJson } from "../../../runtime/http/respond.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { findStaff } from "../_shared/find-staff.ts";
import { actAs } from "../../../services/account/act-as.ts";
import { signedInRecently } from "../../../services/account/signed-in-recently.ts";
import { refuseFaults } from "../_shared/refuse.ts";
import { requestAnswers } from "../../../content/request-answers.ts";

/** `{paymentId, decision: 'accept'|'refund', seenState, reason, refundHash?}`, from staff who have just signed in. */
export const handler = defineFunction("POST", async (request, context) => {
  const staff = await findStaff(context, "payments");
  if (staff instanceof Response) return staff;
  const body = await readJson(request);
  if (body === undefined) return respondError(400, requestAnswers.notJson, { fields: {} });
  const parsed = parseResolution(body);
  if ("faults" in parsed) return refuseFaults(parsed.faults);
  if (!(await signedInRecently(context))) {
    return respondJson({ error: words.signInAgain, hint: "recent_sign_in" }, { status: 403 });
  }
  const outcome = await context.transaction(async (sql) => {
    await actAs(sql, staff);
    return resolvePayment(sql, parsed.resolution, { staffId: staff.id, siteUrl: context.siteUrl });
  });
  return answer(outcome);
});

function answer(outcome: Resolved): Response {
  if (outcome.kind === "missing") return respondError(404, words.missing);
  if (outcome.kind === "moved") {
    const { state } = outcome;
    return respondJson({ error: words.moved, code: "moved", state }, { status: 409 });
  }
  if (outcome.kind === "campaign-closed") {
    return respondJson({ error: words.campaignClosed, code: "campaign-closed" }, { status: 409 });
  }
  return respondJson({ state: outcome.state, campaignId: outcome.campaignId });
}
