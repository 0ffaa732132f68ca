import { openDatabase } from "../../server/database/database.ts";
import { connect } from "../../server/database/connect.ts";
import { seedDemo } from "../../server/demo/seed-demo.ts";
import { seedDemoBilling } from "../../server/demo/seed-demo-billing.ts";
import { seedDemoProposals } from "../../server/demo/seed-demo-proposals.ts";
import { seedDemoFiles } from "../../server/demo/seed-demo-files.ts";
import { findRunning } from "../../server/postgres/find-running.ts";
import { openStorage } from "../../server/storage/storage.ts";
import type { Config } from "../../server/config/config.ts";
import type { Database, Transaction } from "../../runtime/database/types.ts";
import { frozenTime } from "./frozen-time.ts";

const at = frozenTime.toISOString();
const frozenPath = "look, pg_catalog, public";

/** The demo data as it would have been written at the frozen time, so that its dates are the same on any day. */
export async function seedFrozen(config: Config): Promise<void> {
  const connection = findRunning(config.dataDirectory);
  const owner = connect(connection, { max: 1 });
  const database = await openDatabase({ connection, log: () => undefined, connections: 2 });
  try {
    await owner.unsafe(`
      create schema look;
      grant usage on schema look to public;
      create function look.now() returns timestamptz language sql stable return '${at}'::timestamptz`);
    const frozen = withFrozenNow(database);
    await seedDemo(frozen);
    const frozenConnection = {
      ...connection,
      connection: { ...connection.connection, search_path: frozenPath },
    };
    await seedDemoBilling(frozenConnection);
    await seedDemoProposals(frozenConnection);
    // By the server's clock their last day is long over.
    await owner`update public.proposals set valid_until = '2099-12-31' where state = 'sent'`;
    await seedDemoFiles(await openStorage(config, { database: frozen, onUnexpected: raise }));
    await frozen.asOwner(insertPaidPayment);
  } finally {
    await Promise.all([database.close(), owner.end()]);
  }
}

/** Whose `now()` is the frozen one. Defaults and triggers have the real one: `bringBack` sees to them. */
function withFrozenNow(database: Database): Database {
  return {
    ...database,
    asOwner: (work, request) =>
      database.asOwner(async (sql) => {
        await sql`select set_config('search_path', ${frozenPath}, true)`;
        return work(sql);
      }, request),
  };
}

/** The demo has none, and it is what a receipt is for. */
async function insertPaidPayment(sql: Transaction) {
  await sql`
    insert into public.eth_payments (
      id, user_id, campaign_id, package_id, state, price_gbp, gbp_per_eth, amount_wei, chain_id, eth_address,
      receiving_address, transaction_hash, received_wei, sender_address, block_number, block_hash,
      block_time, expires_at, created_at, paid_at)
    select
      'de000000-0000-4000-8000-000000008002', c.user_id, c.id, k.id, 'paid', k.price_gbp, 2500, 200417000000000000,
      31337, p.eth_address, p.receiving_address, '0x' || repeat('6e', 32), 200417000000000000, p.eth_address,
      40, '0x' || repeat('c8', 32), now() - interval '2 days', now() - interval '47 hours',
      now() - interval '49 hours', now() - interval '2 days'
    from public.eth_payments p, public.pr_packages k, public.pr_campaigns c
    where p.id = 'de000000-0000-4000-8000-000000008001' and k.id = 'basic-pr'
      and c.id = 'de000000-0000-4000-8000-000000002003'`;
}

function raise(error: unknown): never {
  throw error;
}
