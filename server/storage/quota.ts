import { z } from "zod";
import { storageError } from "./storage-error.ts";
import type { Caller, Transaction } from "../../runtime/database/types.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";

/** How much may lie in the folder of a company, or in that of a person for their pictures, all together. */
export type Quota = { bytes: number };

const megabyte = 1024 * 1024;
const usedRow = z.object({ bytes: z.number(), isStaff: z.boolean() });

/** The server itself has none. */
export function findQuota({ role }: Caller, bytes: number): Quota | null {
  return role === "authenticated" ? { bytes } : null;
}

/** A folder is named after whoever has the room: who may write there is for the policies to say. */
export function folderOf(name: string): string {
  return name.split("/", 1)[0] ?? "";
}

/** One upload to a folder after the other: two at once could each find room that only one of them has. */
export async function lockQuota(sql: Transaction, name: string): Promise<void> {
  const turn = `storage quota ${folderOf(name)}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`;
}

/**
 * After the row was written, so that what it replaces does not count. `expectedBytes` are those still to come.
 * The studio has no limit; who that is the database says, since the token does not tell who has shown their code.
 */
export async function requireRoom(
  sql: Transaction,
  { bytes }: Quota,
  { name, expectedBytes = 0 }: { name: string; expectedBytes?: number },
): Promise<void> {
  const rows = await sql`
    select changes.used_bytes(${folderOf(name)})::float8 as bytes, changes.is_staff() as "isStaff"`;
  const used = parseRow(usedRow, rows);
  if (used?.isStaff || (used?.bytes ?? 0) + expectedBytes <= bytes) return;
  const limit = new Intl.NumberFormat("en-GB").format(Math.floor(bytes / megabyte));
  const message = `Your files may take up ${limit} MB in all: remove some to make room`;
  throw storageError("quotaExceeded", message, { isUnread: expectedBytes > 0 });
}
