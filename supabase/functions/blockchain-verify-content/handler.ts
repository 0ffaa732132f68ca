import { verificationWords } from "../../../content/proof-answers.ts";
import { anchorRequestSchema } from "../../../domain/proof/anchor-request.ts";
import { countRequest } from "../../../runtime/rate-limit/count-request.ts";
import { readJson } from "../../../runtime/http/read-json.ts";
import { respondError, respondJson } from "../../../runtime/http/respond.ts";
import { requestAcceptance } from "../../../services/proof/request-acceptance.ts";
import { requestAnchor, type Requested } from "../../../services/proof/request-anchor.ts";
import { requestRevocation } from "../../../services/proof/request-revocation.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { findStaff, refuseStaff } from "../_shared/find-staff.ts";
import { findCaller } from "../../../services/account/find-caller.ts";
import { signedInRecently } from "../../../services/account/signed-in-recently.ts";
import { refuseTooMany } from "../_shared/refuse.ts";

const perCaller = { counted: "anchors per caller", limit: 60, windowSeconds: 3600 };

/**
 * `{contentId, content, contentType}` of a campaign or an agreement's acceptance, from an approver of its company or the
 * studio.
 */
export const handler = defineFunction("POST", async (request, context) => {
  const caller = await findCaller(context);
  if (!caller) return respondError(401, "Please sign in.");
  const parsed = anchorRequestSchema.safeParse(await readJson(request));
  if (!parsed.success) {
    return respondError(400, "Please send contentId, content and contentType 'campaign'.");
  }
  const asked = parsed.data;
  const deed = asked.contentType === "campaign" ? "campaigns" : "proposals";
  const refusal =
    caller.role === "staff" && caller.isAssured ? refuseStaff(caller, deed) : undefined;
  if (refusal) return refusal;
  if ("revoke" in asked) {
    const staff = await findStaff(
      context,
      "campaigns",
      "Only the studio can revoke what it has published.",
    );
    if (staff instanceof Response) return staff;
    if (!(await signedInRecently(context))) {
      return respondJson(
        { error: "Sign in again to do this.", hint: "recent_sign_in" },
        { status: 403 },
      );
    }
  }
  const outcome = await context.transaction(async (sql): Promise<Requested> => {
    const wait = await countRequest(sql, [{ ...perCaller, subject: caller.id }]);
    if (wait > 0) return { kind: "too_many", wait };
    const { contentId } = asked;
    if ("revoke" in asked) {
      return requestRevocation(sql, { campaignId: contentId, contentHash: asked.revoke });
    }
    const { content } = asked;
    return asked.contentType === "campaign"
      ? requestAnchor(sql, { campaignId: contentId, content, caller })
      : requestAcceptance(sql, { agreementId: contentId, content, caller });
  });
  return answer(outcome);
});

const refusals = {
  not_set_up: [503, verificationWords.notSetUp],
  not_found: [404, verificationWords.noCampaign],
  role_needed: [403, verificationWords.roleNeeded],
  no_anchor: [404, verificationWords.noAnchor],
  changed: [409, verificationWords.changed],
  revoked: [409, verificationWords.revoked],
} as const;

function answer(outcome: Requested): Response {
  switch (outcome.kind) {
    case "accepted": {
      const { contentHash, state } = outcome;
      const isDone = state === "final" || state === "revoked";
      return respondJson({ success: true, contentHash, state }, { status: isDone ? 200 : 202 });
    }
    case "too_many":
      return refuseTooMany(outcome.wait);
    default: {
      const [status, words] = refusals[outcome.kind];
      return respondError(status, words);
    }
  }
}
