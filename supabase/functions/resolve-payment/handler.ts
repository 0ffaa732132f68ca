import { paymentResolution as words } from "../../../content/studio-payments.ts";
import { parseResolution } from "../../../domain/payment/resolution.ts";
import { resolvePayment, type Resolved } from "../../../server/payments/resolve-payment.ts";
import { refuseFields } from "../_shared/accept-submission.ts";
import { inTransaction } from "../_shared/database.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { actAs, findStaff } from "../_shared/find-staff.ts";
import { readJson } from "../_shared/read-json.ts";
import { respondError, respondJson } from "../_shared/respond.ts";
import { signedInRecently } from "../_shared/signed-in-recently.ts";

/** `{paymentId, decision: 'accept'|'refund', seenState, reason, refundHash?}`, from staff who have just signed in. */
export const handler = defineFunction("POST", async (request) => {
  const staff = await findStaff(request);
  if (staff instanceof Response) return staff;
  const body = await readJson(request);
  if (body === undefined) return respondError(400, "The request must be JSON.", { fields: {} });
  const parsed = parseResolution(body);
  if ("fields" in parsed) return refuseFields(parsed.fields);
  if (!(await signedInRecently(request))) {
    return respondJson({ error: words.signInAgain, hint: "recent_sign_in" }, { status: 403 });
  }
  const outcome = await inTransaction(async (sql) => {
    await actAs(sql, staff);
    return resolvePayment(sql, parsed.resolution, staff.id);
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
