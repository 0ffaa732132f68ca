import type { Studio } from "./open-studio.ts";

/** Tables that no first page may walk from end to end. */
const large = [
  "enquiries",
  "inbox_items",
  "projects",
  "pr_campaign_metrics",
  "messages",
  "audit_log",
];

/** Runs the read and answers which of the large tables were walked for it. */
export async function findScans(
  { database, owner }: Studio,
  read: () => Promise<unknown>,
): Promise<string[]> {
  const count = async () => {
    // Counters are handed over at the end of a transaction, but not after every one unless asked for.
    await database.asOwner((sql) => sql`select pg_stat_force_next_flush()`);
    const rows = await owner<{ name: string; scans: number }[]>`
      select relname as name, seq_scan::int as scans from pg_stat_user_tables
      where schemaname = 'public' and relname in ${owner(large)}`;
    return new Map(rows.map(({ name, scans }) => [name, scans]));
  };
  const before = await count();
  await read();
  const after = await count();
  return [...after]
    .filter(([name, scans]) => scans > (before.get(name) ?? 0))
    .map(([name]) => name);
}
