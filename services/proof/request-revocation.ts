import { enqueueJob } from "../../runtime/jobs/enqueue-job.ts";
import { anchoringKey, anchoringKind } from "./anchoring-job.ts";
import { isSetUp, type Requested } from "./request-anchor.ts";
import type { Transaction } from "../../runtime/database/types.ts";

/** Written to the registry by the worker, and for good. */
export async function requestRevocation(
  sql: Transaction,
  { campaignId, contentHash }: { campaignId: string; contentHash: string },
): Promise<Requested> {
  if (!(await isSetUp(sql))) return { kind: "not_set_up" };
  const [anchor] = await sql<{ state: string }[]>`
    update public.content_anchors
    set revoke_requested_at = coalesce(revoke_requested_at, now())
    where campaign_id = ${campaignId} and content_hash = ${contentHash}
      and state in ('final', 'revoked')
    returning state`;
  if (!anchor) return { kind: "no_anchor" };
  if (anchor.state !== "revoked") {
    await enqueueJob(sql, { kind: anchoringKind, uniqueKey: anchoringKey });
  }
  return {
    kind: "accepted",
    contentHash,
    state: anchor.state === "revoked" ? "revoked" : "revoking",
  };
}
