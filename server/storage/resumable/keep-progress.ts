import type { Transaction } from "../../../runtime/database/types.ts";

type Reached = { id: string; lease: string; offset: number };

/** Writes down how far it is, for whoever counts what is still to come; it has another day from here. */
export async function keepProgress(
  sql: Transaction,
  { id, lease, offset }: Reached,
): Promise<Date> {
  const [row] = await sql<{ expiresAt: Date }[]>`
    update private.uploads set received = ${offset}, expires_at = now() + interval '24 hours'
    where id = ${id} and leased_by = ${lease}
    returning expires_at as "expiresAt"`;
  return row?.expiresAt ?? new Date();
}
