import { z } from "zod";
import type { Transaction } from "../../../runtime/database/types.ts";

const view = z.object({ oid: z.number(), rule: z.string() });

export type FoundView = z.infer<typeof view>;

/** The rule behind each view, in any schema: a view of ours may read one of another's. */
export async function selectViews(sql: Transaction): Promise<FoundView[]> {
  const rows = await sql`
    select c.oid::int8::float8 as oid, r.ev_action::text as rule
    from pg_class c
    join pg_rewrite r on r.ev_class = c.oid and r.ev_type = '1'
    where c.relkind in ('v', 'm')
      and c.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`;
  return view.array().parse(rows);
}
