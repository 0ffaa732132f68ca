import { createHmac } from "node:crypto";
import { readServerSecret } from "../../runtime/rate-limit/count-request.ts";
import type { Transaction } from "../../runtime/database/types.ts";

/** Keyed, because a million codes are quickly hashed by whoever reads the table. */
export async function hashDeletionCode(
  sql: Transaction,
  userId: string,
  code: string,
): Promise<Uint8Array> {
  const secret = await readServerSecret(sql);
  return createHmac("sha256", secret).update(`deletion-code\0${userId}\0${code}`).digest();
}
