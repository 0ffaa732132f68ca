import { z } from "zod";
import { authenticityWords, verificationWords } from "../../../content/proof-answers.ts";
import { rateAuthenticity } from "../../../domain/proof/authenticity.ts";
import { readHash } from "../../../domain/proof/hex.ts";
import { countRequest } from "../../../runtime/rate-limit/count-request.ts";
import { readJson } from "../../../runtime/http/read-json.ts";
import { respondError, respondJson } from "../../../runtime/http/respond.ts";
import { findAnchor } from "../../../services/proof/find-anchor.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { refuseTooMany } from "../_shared/refuse.ts";

const perNetwork = { counted: "authenticity checks per network", limit: 120, windowSeconds: 60 };
export const requestSchema = z.object({ contentHash: z.string().max(200) });

/**
 * `{contentHash}`, from anyone: whoever knows the hash has the content, or was given its address. The answer names no
 * client and no word of the content; its proof lets the asker check everything on the chain instead of believing it.
 */
export const handler = defineFunction("POST", async (request, context) => {
  const parsed = requestSchema.safeParse(await readJson(request));
  const contentHash = parsed.success ? readHash(parsed.data.contentHash) : undefined;
  if (!contentHash) return respondError(400, "Please send contentHash, a SHA-256 hash.");
  const found = await context.transaction(async (sql) => {
    const wait = await countRequest(sql, [{ ...perNetwork, subject: context.network }]);
    return wait > 0 ? { wait } : { anchor: await findAnchor(sql, contentHash) };
  });
  if ("wait" in found) {
    return refuseTooMany(found.wait ?? 1);
  }
  const { anchor } = found;
  const { score, reasons } = rateAuthenticity({
    isAnchored: anchor !== undefined && anchor.state !== "pending",
    isFinal: anchor?.state === "final",
    isRevoked: anchor?.state === "revoked",
    isSuperseded: false,
    isEdited: anchor?.is_edited ?? false,
  });
  return respondJson({
    authenticity_score: score,
    reasons,
    explanation: reasons.map((reason) => authenticityWords[reason]).join(" "),
    meaning: verificationWords.meaning,
    content_hash: contentHash,
    state: anchor?.state ?? null,
    block_number: anchor?.block_number ?? null,
    block_time: anchor?.block_time ?? null,
    transaction_hash: anchor?.transaction_hash ?? null,
    proof: anchor?.proof ?? null,
  });
});
