import { z } from "zod";
import type { Change } from "./change.ts";
import { claimsText, sessionOf } from "./channel.ts";
import type { Caller, Database } from "../../runtime/database/types.ts";

const answer = z.array(
  z.object({
    id: z.string(),
    readers: z.array(z.number()),
    record: z.string(),
    columns: z.array(z.object({ name: z.string(), type: z.string() })),
  }),
);

export type Readers = {
  /** Of the change. */
  id: string;
  callers: Caller[];
  /** The row as they may see it: JSON, untouched, for a large number would lose its last digits here. */
  record: string;
  columns: { name: string; type: string }[];
};

/** Who of these may see each of the changes: one call, however many they are. */
export async function findReaders(
  { sql }: Database,
  changes: readonly Pick<Change, "id" | "transaction">[],
  callers: readonly Caller[],
): Promise<Readers[]> {
  const rows = await sql`
    select id::text, readers::integer[], record, columns
    from private.find_readers(
      ${changes.map(({ transaction }) => String(transaction))}::text[]::xid8[],
      ${changes.map(({ id }) => id)}::text[]::bigint[],
      ${callers.map(({ role }) => role)}::text[], ${callers.map(claimsText)}::text[],
      ${callers.map(sessionOf)}::uuid[]
    )`;
  return answer.parse(rows).map(({ readers, ...row }) => ({
    ...row,
    callers: readers.flatMap((number) => callers[number - 1] ?? []),
  }));
}
