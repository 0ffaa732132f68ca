import { existsSync } from "node:fs";
import { readConfig } from "../../server/config/config.ts";
import postgres from "postgres";
import { reachDatabase } from "../setup/reach-database.ts";

/** In pence, where there is a database with books in it already; it is not made for this. */
export async function readTurnover(): Promise<number | undefined> {
  const config = readConfig(process.env);
  if (!config.databaseUrl && !existsSync(config.dataDirectory)) return undefined;
  const access = await reachDatabase(config);
  const sql = postgres({ ...access.connection, max: 1, onnotice: () => {} });
  try {
    const [there] =
      await sql`select from pg_class where oid = to_regclass('public.billing_documents')`;
    if (!there) return undefined;
    const [row] = await sql<{ pence: string }[]>`
      select coalesce(sum(case kind when 'invoice' then net_pence else -net_pence end), 0) as pence
      from public.billing_documents
      where state = 'issued' and kind in ('invoice', 'credit_note')
        and tax_point > private.london_today() - interval '12 months'`;
    return Number(row?.pence ?? 0);
  } finally {
    await sql.end();
    await access.leave();
  }
}
