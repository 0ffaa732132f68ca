import type { Database } from "../../runtime/database/types.ts";

/** The tables whose changes are logged. In a Supabase project there are none: its own realtime follows them. */
export async function listFollowedTables({ sql }: Database): Promise<ReadonlySet<string>> {
  const rows = await sql<{ name: string }[]>`
    select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgname = '0_log_change' and c.relnamespace = 'public'::regnamespace`;
  return new Set(rows.map(({ name }) => name));
}
