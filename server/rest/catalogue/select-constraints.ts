import { z } from "zod";
import type { Transaction } from "../../../runtime/database/types.ts";

const constraint = z.object({
  name: z.string(),
  kind: z.enum(["p", "u", "f"]),
  /** Tables and their columns by number: those of other schemas stand behind views of ours. */
  table: z.number(),
  columns: z.number().array(),
  foreignTable: z.number(),
  foreignColumns: z.number().array(),
});

export type Constraint = z.infer<typeof constraint>;

/** Every primary, unique and foreign key, once for a partitioned table and not again for its parts. */
export async function selectConstraints(sql: Transaction): Promise<Constraint[]> {
  const rows = await sql`
    select conname as name, contype as kind, conrelid::int8::float8 as table, to_json(conkey) as columns,
      confrelid::int8::float8 as "foreignTable", to_json(coalesce(confkey, '{}')) as "foreignColumns"
    from pg_constraint
    where contype in ('p', 'u', 'f') and conrelid <> 0 and conparentid = 0
      and connamespace <> 'pg_catalog'::regnamespace`;
  return constraint.array().parse(rows);
}
