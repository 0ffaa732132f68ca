import { createHash } from "node:crypto";
import { countRequest } from "../../runtime/rate-limit/count-request.ts";
import type { Transaction } from "../../runtime/database/types.ts";

/** Who sends it, as the request tells. */
export type Submitter = { idempotencyKey: string | null; network: string };

export type Submission = {
  table: "leads" | "enquiries";
  sender: Submitter;
  email: string;
  /** Equal for equal submissions, before they are stored. */
  content: string;
  /** A program's: its address may be anybody's, so it does not count against that address. */
  isSuspect?: boolean;
  /** Writes the row and all that follows from it. */
  store: (contentHash: string) => Promise<void>;
};

const hour = 3600;
const perAddress = { limit: 5, windowSeconds: hour };
const perNetwork = { limit: 30, windowSeconds: hour };

/** Answers 0 when it is stored, now or before, else the seconds to wait. Writes all or nothing. */
export async function storeOnce(sql: Transaction, submission: Submission): Promise<number> {
  const { table, sender, email, content, isSuspect = false, store } = submission;
  const { idempotencyKey, network } = sender;
  const contentHash = hashText(content);
  // Equal requests at the same moment take turns: the second finds what the first has stored.
  const turn = `${table} ${idempotencyKey ?? contentHash}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`;
  if (await isStored(sql, { table, idempotencyKey, contentHash })) return 0;
  const counted = [{ counted: `${table} per network`, subject: network, ...perNetwork }];
  if (!isSuspect) {
    // Counted with the network: strangers who write in somebody's name must not use up that person's limit.
    const subject = `${email.toLowerCase()}\0${network}`;
    counted.push({ counted: `${table} per address`, subject, ...perAddress });
  }
  const wait = await countRequest(sql, counted);
  if (wait === 0) await store(contentHash);
  return wait;
}

type Known = Pick<Submission, "table"> & { idempotencyKey: string | null; contentHash: string };

async function isStored(
  sql: Transaction,
  { table, idempotencyKey, contentHash }: Known,
): Promise<boolean> {
  const rows = sql(`public.${table}`);
  const found =
    idempotencyKey === null
      ? await sql`
          select 1 from ${rows}
          where content_hash = ${contentHash} and created_at > now() - interval '10 minutes'
          limit 1`
      : await sql`select 1 from ${rows} where idempotency_key = ${idempotencyKey}`;
  return found.length > 0;
}

export function hashText(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
