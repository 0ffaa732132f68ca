import { z } from "zod";
import type { Transaction } from "../../../runtime/database/types.ts";

const computed = z.object({
  name: z.string(),
  /** The relation whose row it takes. */
  table: z.string(),
  type: z.string(),
  /** The relation whose rows it answers, if any. */
  target: z.string().nullable(),
  isSet: z.boolean(),
  isToOne: z.boolean(),
});

export type Computed = z.infer<typeof computed>;

/** Functions of one row: columns where they answer one value, relationships where they answer rows. */
export async function selectComputed(sql: Transaction): Promise<Computed[]> {
  const rows = await sql`
    select p.proname as name, a.relname as table, format('%I.%I', n.nspname, t.typname) as type,
      r.relname as target, p.proretset as "isSet", not p.proretset or p.prorows = 1 as "isToOne"
    from pg_proc p
    join pg_class a on a.reltype = p.proargtypes[0] and a.relnamespace = 'public'::regnamespace
      and a.relkind in ('r', 'p', 'f', 'v', 'm')
    join pg_type t on t.oid = p.prorettype
    join pg_namespace n on n.oid = t.typnamespace
    left join pg_class r on r.reltype = t.oid and r.relnamespace = 'public'::regnamespace
      and r.relkind in ('r', 'p', 'f', 'v', 'm') and not r.relispartition
    where p.pronamespace = 'public'::regnamespace and p.pronargs = 1 and p.prokind = 'f'
      and t.typtype <> 'p'`;
  return computed.array().parse(rows);
}
