import { verificationWords } from "../../../content/authenticity.ts";
import { anchorRequestSchema } from "../../../domain/anchor/anchor-request.ts";
import { inTransaction } from "../_shared/database.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { findCaller } from "../_shared/find-caller.ts";
import { findStaff } from "../_shared/find-staff.ts";
import { countRequest } from "../_shared/rate-limit.ts";
import { readJson } from "../_shared/read-json.ts";
import { respondError, respondJson } from "../_shared/respond.ts";
import { signedInRecently } from "../_shared/signed-in-recently.ts";
import { requestAnchor, type Requested } from "./request-anchor.ts";
import { requestRevocation } from "./request-revocation.ts";

const perCaller = { counted: "anchors per caller", limit: 60, windowSeconds: 3600 };

/** `{contentId, content, contentType: "campaign"}`, from the campaign's owner or the studio. */
export const handler = defineFunction("POST", async (request) => {
  const caller = await findCaller(request);
  if (!caller) return respondError(401, "Please sign in.");
  const parsed = anchorRequestSchema.safeParse(await readJson(request));
  if (!parsed.success) {
    return respondError(400, "Please send contentId, content and contentType 'campaign'.");
  }
  const asked = parsed.data;
  if ("revoke" in asked) {
    const staff = await findStaff(request, "Only the studio can revoke what it has published.");
    if (staff instanceof Response) return staff;
    if (!(await signedInRecently(request))) {
      return respondJson(
        { error: "Sign in again to do this.", hint: "recent_sign_in" },
        { status: 403 },
      );
    }
  }
  const outcome = await inTransaction(async (sql): Promise<Requested> => {
    const wait = await countRequest(sql, [{ ...perCaller, subject: caller.id }]);
    if (wait > 0) return { kind: "too_many", wait };
    return "revoke" in asked
      ? requestRevocation(sql, { campaignId: asked.contentId, contentHash: asked.revoke })
      : requestAnchor(sql, { campaignId: asked.contentId, content: asked.content, caller });
  });
  return answer(outcome);
});

const refusals = {
  not_set_up: [503, verificationWords.notSetUp],
  not_found: [404, verificationWords.noCampaign],
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
      return respondError(429, "Too many requests. Please try again later.", {
        retryAfterSeconds: outcome.wait,
      });
    default: {
      const [status, words] = refusals[outcome.kind];
      return respondError(status, words);
    }
  }
}
