import { expect } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { openDatabase } from "../../../server/database/database.ts";
import { anchoringKey, anchoringKind } from "../../../services/proof/anchoring-job.ts";
import { enqueueJob } from "../../../runtime/jobs/enqueue-job.ts";
import { findRunning } from "../../../server/postgres/find-running.ts";
import { productUrl } from "./site-urls.ts";
import type { Database } from "../../../runtime/database/types.ts";

export type AnchoredContent = { id: string; hash: string; content: string; proof: string };

type Row = { id: string; state: string; hash: string; content: string; proof: unknown };

/** Campaigns of nobody's, anchored by the product under test; one edited since, one revoked. */
export async function anchorContents(dataDirectory: string) {
  const connection = findRunning(dataDirectory);
  const database = await openDatabase({ connection, log: () => undefined, connections: 1 });
  const ids = { plain: randomUUID(), edited: randomUUID(), revoked: randomUUID() };
  const all = Object.values(ids);
  try {
    await database.asOwner(async (sql) => {
      await sql`
        insert into pr_campaigns (id, user_id, title)
        select id, null, 'Campaign ' || id from unnest(${all}::uuid[]) as t (id)`;
      await sql`
        insert into content_anchors (campaign_id, content, content_hash)
        select campaign_id, content, content_hash from campaign_versions
        where campaign_id = any(${all}::uuid[])`;
      await enqueueJob(sql, { kind: anchoringKind, uniqueKey: anchoringKey });
    });
    await waitFor(database, all, "final");
    await database.asOwner(async (sql) => {
      await sql`update pr_campaigns set title = 'Edited' where id = ${ids.edited}`;
      await sql`
        update content_anchors set revoke_requested_at = now() where campaign_id = ${ids.revoked}`;
      await enqueueJob(sql, { kind: anchoringKind, uniqueKey: anchoringKey });
    });
    await waitFor(database, [ids.revoked], "revoked");
    const rows = await readAnchors(database, all);
    const find = (id: string): AnchoredContent => {
      const row = rows.find((each) => each.id === id);
      if (!row) throw new Error("There is no such anchor.");
      return { id, hash: row.hash, content: row.content, proof: JSON.stringify(row.proof) };
    };
    return { plain: find(ids.plain), edited: find(ids.edited), revoked: find(ids.revoked) };
  } finally {
    await database.close();
  }
}

/** Blocks come every two seconds by themselves; nobody waits for them here. */
async function waitFor(database: Database, ids: string[], state: string) {
  const look = async () => {
    await fetch(`${productUrl}/development-chain`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "evm_mine", params: [] }),
    });
    return (await readAnchors(database, ids)).map((row) => row.state);
  };
  await expect.poll(look, { timeout: 60_000 }).toEqual(ids.map(() => state));
}

function readAnchors(database: Database, ids: string[]): Promise<Row[]> {
  return database.asOwner(
    (sql) => sql<Row[]>`
      select campaign_id as id, state, content_hash as hash, content, proof from content_anchors
      where campaign_id = any(${ids}::uuid[])`,
  );
}
