import { z } from "zod";
import { storageError } from "./storage-error.ts";
import type { Caller, Transaction } from "../../runtime/database/types.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";

/** How much a client's own files may take up, all together. */
export type Quota = { clientId: string; bytes: number };

const megabyte = 1024 * 1024;
const usedRow = z.object({ bytes: z.number(), isStaff: z.boolean() });

/** The server itself has none. */
export function findQuota({ role, claims }: Caller, bytes: number): Quota | null {
  const clientId = claims?.["sub"];
  return role === "authenticated" && typeof clientId === "string" ? { clientId, bytes } : null;
}

/** One upload of a client's after the other: two at once could each find room that only one of them has. */
export async function lockQuota(sql: Transaction, { clientId }: Quota): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`storage quota ${clientId}`}, 0))`;
}

/**
 * After the row was written, so that what it replaces does not count. `expectedBytes` are those still to come.
 * The studio has no limit; who that is the database says, since the token does not tell who has shown their code.
 */
export async function requireRoom(
  sql: Transaction,
  { clientId, bytes }: Quota,
  expectedBytes = 0,
): Promise<void> {
  // By the range of names below their folder, which the index of names answers.
  const rows = await sql`
    select coalesce(sum((metadata ->> 'size')::bigint), 0)::float8 as bytes,
      changes.is_staff() as "isStaff"
    from storage.objects
    where bucket_id in ('attachments', 'avatars')
      and name >= ${`${clientId}/`} and name < ${`${clientId}0`}`;
  const used = parseRow(usedRow, rows);
  if (used?.isStaff || (used?.bytes ?? 0) + expectedBytes <= bytes) return;
  const limit = new Intl.NumberFormat("en-GB").format(Math.floor(bytes / megabyte));
  const message = `Your files may take up ${limit} MB in all: remove some to make room`;
  throw storageError("quotaExceeded", message, { isUnread: expectedBytes > 0 });
}
