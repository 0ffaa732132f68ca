import { setTimeout as wait } from "node:timers/promises";
import { connect } from "../../server/database/connect.ts";
import { findRunning } from "../../server/postgres/find-running.ts";
import { enqueueJob } from "../../runtime/jobs/enqueue-job.ts";
import { anchoringKey, anchoringKind } from "../../services/proof/anchoring-job.ts";

/** A campaign of the demo client. */
const campaign = "de000000-0000-4000-8000-000000002001";

/** Puts a campaign's wording on the development chain and waits until that is final; answers its fingerprint. */
export async function anchorCampaign(url: string, dataDirectory: string): Promise<string> {
  const owner = connect(findRunning(dataDirectory), { max: 1 });
  try {
    await owner.begin(async (sql) => {
      await sql`
        insert into content_anchors (campaign_id, content, content_hash)
        select campaign_id, content, content_hash from campaign_versions
        where campaign_id = ${campaign} order by number desc limit 1`;
      await enqueueJob(sql, { kind: anchoringKind, uniqueKey: anchoringKey });
    });
    for (;;) {
      const [anchor] = await owner<{ hash: string; state: string }[]>`
        select content_hash as hash, state from content_anchors where campaign_id = ${campaign}`;
      if (anchor?.state === "final") return anchor.hash;
      await mineBlock(url);
      await wait(100);
    }
  } finally {
    await owner.end();
  }
}

/** They come every two seconds by themselves. */
async function mineBlock(url: string) {
  await fetch(`${url}/development-chain`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "evm_mine", params: [] }),
  });
}
