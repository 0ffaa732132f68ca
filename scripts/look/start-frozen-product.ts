import { chmodSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../../tests/e2e/support/find-free-port.ts";
import { readConfig } from "../../server/config/config.ts";
import { startServer } from "../../server/main.ts";
import { seedFrozen } from "./seed-frozen.ts";
import { setTimeout as wait } from "node:timers/promises";
import { connect } from "../../server/database/connect.ts";
import { findRunning } from "../../server/postgres/find-running.ts";
import { enqueueJob } from "../../runtime/jobs/enqueue-job.ts";
import { anchoringKey, anchoringKind } from "../../services/proof/anchoring-job.ts";
import { frozenTime } from "./frozen-time.ts";

/** A campaign of the demo client. */
const campaign = "de000000-0000-4000-8000-000000002001";

export type FrozenProduct = {
  url: string;
  /** The fingerprint of a campaign that is on the chain. */
  anchored: string;
  close(): Promise<void>;
};

/** The built product on a port and a data folder of its own, with the same rows at every start. */
export async function startFrozenProduct(): Promise<FrozenProduct> {
  const startedAt = new Date();
  const dataDirectory = await mkdtemp(join(tmpdir(), "kinolume-look-"));
  // PostgreSQL's user, nobody where we are root, has to pass.
  chmodSync(dataDirectory, 0o711);
  const config = readConfig({
    PORT: String(await findFreePort()),
    DATA_DIR: dataDirectory,
    LOG_LEVEL: "error",
    SEED_DEMO: "off",
  });
  const server = await startServer(config);
  const close = async () => {
    await server.close();
    await rm(dataDirectory, { recursive: true, force: true });
  };
  try {
    await seedFrozen(config);
    const anchored = await anchorCampaign(server.url, dataDirectory);
    await bringBack(dataDirectory, startedAt);
    return { url: server.url, anchored, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Puts a campaign's wording on the development chain and waits until that is final; answers its fingerprint. */
async function anchorCampaign(url: string, dataDirectory: string): Promise<string> {
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

/**
 * Moves what was written since the start to the frozen time: what defaults, triggers and jobs have dated. Past every
 * trigger, as one would note this too.
 */
async function bringBack(dataDirectory: string, startedAt: Date): Promise<void> {
  const owner = connect(findRunning(dataDirectory), { max: 1 });
  const columns = await owner<{ place: string; name: string }[]>`
    select format('%I.%I', table_schema, table_name) as place, quote_ident(column_name) as name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where data_type = 'timestamp with time zone' and table_type = 'BASE TABLE'
      and is_generated = 'NEVER'
      and (table_schema = 'public' or (table_schema, table_name) = ('auth', 'users'))`;
  const [started, frozen] = [startedAt.toISOString(), frozenTime.toISOString()];
  await owner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    for (const { place, name } of columns)
      await sql.unsafe(
        `update ${place} set ${name} = '${frozen}' where ${name} >= '${started}' and ${name} < 'infinity'`,
      );
  });
  await owner.end();
}
