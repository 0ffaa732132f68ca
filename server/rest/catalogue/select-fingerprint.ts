import { z } from "zod";
import type { Transaction } from "../../../runtime/database/types.ts";

const found = z.tuple([z.object({ fingerprint: z.string() })]);

/**
 * Changes with every definition that the catalogue is made of: a definition that is changed is a new row of
 * PostgreSQL's own tables, with the number of the transaction that wrote it. What PostgreSQL came with has numbers
 * below 16384, and does not change.
 */
export async function selectFingerprint(sql: Transaction): Promise<string> {
  const rows = await sql`
    with relation as materialized (
      select oid, xmin::text::int8 as written from pg_class
      where relpersistence <> 't' and relkind in ('r', 'p', 'f', 'v', 'm') and oid >= 16384
    ), part as (
      select oid::int8 as one, written from relation
      union all select attrelid::int8 * 2000 + attnum, xmin::text::int8 from pg_attribute
        where attrelid >= 16384 and attnum > 0 and attrelid in (select oid from relation)
      union all select oid::int8, xmin::text::int8 from pg_attrdef where oid >= 16384
      union all select oid::int8, xmin::text::int8 from pg_rewrite where oid >= 16384
      union all select oid::int8, xmin::text::int8 from pg_constraint where oid >= 16384
      union all select oid::int8, xmin::text::int8 from pg_cast where oid >= 16384
      union all select oid::int8, xmin::text::int8 from pg_proc where oid >= 16384
      union all select oid::int8, xmin::text::int8 from pg_type
        where oid >= 16384 and typtype in ('b', 'd', 'e', 'r', 'm') and typelem = 0
    )
    select count(*) || ':' || sum(hashint8extended(one, written)) as fingerprint from part`;
  return found.parse(rows)[0].fingerprint;
}
