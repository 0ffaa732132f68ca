import { z } from "zod";
import type { Transaction } from "../../../runtime/database/types.ts";

const type = z.object({
  name: z.string(),
  /** Schema-qualified and quoted. */
  text: z.string(),
  /** For a domain: the type at the bottom of it. */
  base: z.string().nullable(),
  /** Found by its bare name. */
  isNamed: z.boolean(),
  /** Functions by which a domain is written as JSON and read from text, where somebody has said how. */
  shownBy: z.string().nullable(),
  readBy: z.string().nullable(),
  /** Neither a pseudo-type nor one that looks up other objects of the database. */
  isCastable: z.boolean(),
});

export type TypeName = z.infer<typeof type>;

export async function selectTypes(sql: Transaction): Promise<TypeName[]> {
  const rows = await sql`
    with way as (
      select c.castsource, c.casttarget, format('%I.%I', n.nspname, p.proname) as name
      from pg_cast c
      join pg_proc p on p.oid = c.castfunc
      join pg_namespace n on n.oid = p.pronamespace
      where c.castcontext = 'i' and c.castmethod = 'f'
    )
    select t.typname as name, format('%I.%I', n.nspname, t.typname) as text,
      n.nspname in ('pg_catalog', 'public') as "isNamed",
      t.typtype not in ('p', 'c') and t.typname !~ '^_?(reg|pg_|aclitem|gtsvector|[ct]id|xid)' as "isCastable",
      (select name from way where t.typtype = 'd' and castsource = t.oid and casttarget = 'json'::regtype) as "shownBy",
      (select name from way where t.typtype = 'd' and castsource = 'text'::regtype and casttarget = t.oid) as "readBy",
      case when t.typtype = 'd' then (
        with recursive below as (
          select t.oid, t.typbasetype
          union all
          select b.oid, b.typbasetype from below join pg_type b on b.oid = below.typbasetype
        )
        select format('%I.%I', bn.nspname, bt.typname)
        from below
        join pg_type bt on bt.oid = below.oid
        join pg_namespace bn on bn.oid = bt.typnamespace
        where below.typbasetype = 0
      ) end as base
    from pg_type t
    join pg_namespace n on n.oid = t.typnamespace
    where t.typtype = 'd' or n.nspname = 'public' or (n.nspname = 'pg_catalog' and t.typtype <> 'c')
    order by n.nspname = 'pg_catalog'`;
  return type.array().parse(rows);
}
