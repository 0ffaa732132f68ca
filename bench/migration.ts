import postgres from "postgres";
import { migrate } from "../server/database/migrate.ts";
import { createOldDatabase, fillOldDatabase } from "../tests/migrations/old-database.ts";
import { createOldPeople, startOldTraffic } from "../tests/migrations/old-traffic.ts";
import { startOwnPostgres } from "./own-postgres.ts";
import { watchLocks } from "./migration/watch-locks.ts";

// A database of the version before companies, moved while that version is at work on it.
const rows = Number(process.env["BENCH_ROWS"] ?? 100_000);
const accounts = 400;

const cluster = await startOwnPostgres();
try {
  const connection = await createOldDatabase(cluster.connection, "before");
  const owner = postgres({ ...connection, max: 1, onnotice: () => {} });
  await fillOldDatabase(owner, { accounts, rows });
  const people = await createOldPeople(owner);
  // What it costs with nothing to move, to compare with.
  const idle = startOldTraffic(connection, people);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const before = await idle.stop();
  const traffic = startOldTraffic(connection, people);
  const locks = watchLocks(connection);
  const since = performance.now();
  await migrate({ connection, log: () => {} });
  const seconds = (performance.now() - since) / 1000;
  const told = await traffic.stop();
  const waited = await locks.stop();
  const [left] = await owner`
    select count(*)::int as rows from (
      select company_id, user_id from projects
      union all select company_id, user_id from pr_campaigns
      union all select company_id, user_id from eth_payments
      union all select company_id, user_id from messages
    ) r where company_id is distinct from user_id`;
  await owner.end();
  const describe = ({ sent, longest }: typeof told) =>
    `${sent} statements, the longest ${longest.ms.toFixed(0)} ms (${longest.name})`;
  console.log(`${rows} rows of ${accounts} accounts moved in ${seconds.toFixed(1)} s`);
  console.log(`the version before, meanwhile: ${describe(told)}`);
  console.log(`the longest wait for a lock: ${waited.ms.toFixed(0)} ms (${waited.name})`);
  console.log(`the same with nothing to move: ${describe(before)}`);
  console.log(
    `statements that failed: ${told.failures.length}, rows left behind: ${left?.["rows"]}`,
  );
  for (const failure of told.failures.slice(0, 10)) console.log(failure);
} finally {
  await cluster.stop();
}
