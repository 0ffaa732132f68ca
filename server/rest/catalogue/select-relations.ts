import { z } from "zod";
import type { Transaction } from "../../../runtime/database/types.ts";

const column = z.object({
  number: z.number(),
  name: z.string(),
  type: z.string(),
  default: z.string().nullable(),
});
const relation = z.object({
  oid: z.number(),
  name: z.string(),
  isView: z.boolean(),
  columns: column.array(),
});

export type FoundRelation = z.infer<typeof relation>;

/** Tables, foreign ones too, and views; the parts of a partitioned table are reached through it. */
export async function selectRelations(sql: Transaction): Promise<FoundRelation[]> {
  const rows = await sql`
    select c.oid::int8::float8 as oid, c.relname as name, c.relkind in ('v', 'm') as "isView",
      (select coalesce(json_agg(json_build_object(
          'number', a.attnum,
          'name', a.attname,
          'type', format('%I.%I', n.nspname, t.typname),
          'default', pg_get_expr(d.adbin, d.adrelid)
        ) order by a.attnum), '[]')
        from pg_attribute a
        join pg_type t on t.oid = a.atttypid
        join pg_namespace n on n.oid = t.typnamespace
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum and a.attgenerated = ''
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'f', 'v', 'm')
      and not c.relispartition`;
  return relation.array().parse(rows);
}
