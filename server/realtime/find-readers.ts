import { z } from "zod";
import type { Caller, Database } from "../database.ts";
import { claimsText, sessionOf } from "./channel.ts";
import type { Change } from "./change.ts";

const answer = z.array(
  z.object({
    readers: z.array(z.number()),
    row_data: z.record(z.string(), z.unknown()),
    columns: z.array(z.object({ name: z.string(), type: z.string() })),
  }),
);

export type Readers = {
  callers: Caller[];
  row: Record<string, unknown>;
  columns: { name: string; type: string }[];
};

/** Who of these may see the change, and the row as they see it: one call, however many they are. */
export async function findReaders(
  { sql }: Database,
  { table, type, key, owner }: Change,
  callers: readonly Caller[],
): Promise<Readers[]> {
  const rows = await sql`
    select readers, row_data, (
      select jsonb_agg(jsonb_build_object('name', a.attname, 'type', y.typname) order by a.attnum)
      from pg_attribute a join pg_type y on y.oid = a.atttypid
      where a.attrelid = ${`public.${table}`}::regclass and a.attnum > 0 and not a.attisdropped
    ) as columns
    from private.find_readers(
      ${table}, ${type}, ${key}, ${owner}::uuid, ${callers.map(({ role }) => role)}::text[],
      ${callers.map(claimsText)}::text[], ${callers.map(sessionOf)}::uuid[]
    )`;
  return answer.parse(rows).map(({ readers, row_data, columns }) => ({
    callers: readers.flatMap((number) => callers[number - 1] ?? []),
    row: row_data,
    columns,
  }));
}
