import type { Trouble, TroubleKind } from "../../domain/trouble/trouble.ts";
import type { Transaction } from "../../runtime/database/types.ts";

/** Begins it, unless it has begun before. */
export async function noteTrouble(
  sql: Transaction,
  { kind, subject, facts }: Trouble,
): Promise<void> {
  await sql`select private.note_trouble(${kind}, ${subject.slice(0, 200)}, ${sql.json(facts)})`;
}

export async function endTrouble(
  sql: Transaction,
  { kind, subject }: Pick<Trouble, "kind" | "subject">,
): Promise<void> {
  await sql`select private.end_trouble(${kind}, ${subject})`;
}

/** What is found begins or goes on; of these kinds, what is not found has ended. */
export async function settleTroubles(
  sql: Transaction,
  kinds: readonly TroubleKind[],
  found: readonly Trouble[],
): Promise<void> {
  for (const trouble of found) await noteTrouble(sql, trouble);
  const named = found.map(({ kind, subject }) => `${kind} ${subject.slice(0, 200)}`);
  await sql`
    update public.troubles set ended_at = now()
    where ended_at is null and kind = any(${[...kinds]}) and kind || ' ' || subject <> all(${named})`;
}
