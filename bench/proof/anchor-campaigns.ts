import { setTimeout as wait } from "node:timers/promises";
import { anchoringKey, anchoringKind } from "../../services/proof/anchoring-job.ts";
import { enqueueJob } from "../../runtime/jobs/enqueue-job.ts";
import type { Database } from "../../runtime/database/types.ts";

export type Anchored = {
  milliseconds: number;
  transaction: string;
  hash: string;
  proofBytes: number;
};

/** Asks the running product to anchor so many new campaigns, and waits until they are final. */
export async function anchorCampaigns(database: Database, count: number): Promise<Anchored> {
  const startedAt = performance.now();
  const ids = await database.asOwner(async (sql) => {
    const rows = await sql<{ id: string }[]>`
      insert into pr_campaigns (user_id, title, description)
      select null, 'Campaign ' || gen_random_uuid(), repeat('x', 500)
      from generate_series(1, ${count}) returning id`;
    const made = rows.map(({ id }) => id);
    await sql`
      insert into content_anchors (campaign_id, content, content_hash)
      select campaign_id, content, content_hash from campaign_versions
      where campaign_id = any(${made}::uuid[])`;
    await enqueueJob(sql, { kind: anchoringKind, uniqueKey: anchoringKey });
    return made;
  });
  for (;;) {
    const [row] = await database.asOwner(
      (sql) => sql<{ open: number; transaction: string; hash: string; bytes: number }[]>`
        select count(*) filter (where state <> 'final')::int as open,
          min(transaction_hash) as transaction, min(content_hash) as hash,
          max(octet_length(proof::text)) as bytes
        from content_anchors where campaign_id = any(${ids}::uuid[])`,
    );
    if (row?.open === 0) {
      const { transaction, hash, bytes } = row;
      return { milliseconds: performance.now() - startedAt, transaction, hash, proofBytes: bytes };
    }
    await wait(100);
  }
}
