import { isIPv6 } from "node:net";
import type { Transaction } from "../database/types.ts";

export type RateLimit = { limit: number; windowSeconds: number };

/** `key` tells what is counted and for whom, and is made by `rateLimitKey`. */
export type TokenBucket = RateLimit & { key: RateLimitKey };

export type RateLimitKey = { counted: string; hash: Uint8Array };

export type Taken = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** Counts one more in a window that slides, in PostgreSQL, so that all nodes share one count. */
export async function takeToken(
  sql: Transaction,
  { key, limit, windowSeconds }: TokenBucket,
): Promise<Taken> {
  const [hit] = await sql<{ wait: number }[]>`
    select private.hit_rate_limit(
      ${key.counted}, ${key.hash}, ${limit}, make_interval(secs => ${windowSeconds})
    ) as wait`;
  return readTaken(hit);
}

/** Counts one more of an allowance: exactly so many, and none until the last is a window old. */
export async function takeAllowed(
  sql: Transaction,
  { key, limit, windowSeconds }: TokenBucket,
): Promise<Taken> {
  const [hit] = await sql<{ wait: number }[]>`
    select private.hit_allowance(
      ${key.counted}, ${key.hash}, ${limit}, make_interval(secs => ${windowSeconds})
    ) as wait`;
  return readTaken(hit);
}

function readTaken(hit: { wait: number } | undefined): Taken {
  const wait = hit?.wait ?? 0;
  return wait === 0 ? { allowed: true } : { allowed: false, retryAfterSeconds: wait };
}

/** Undoes one `takeToken`: a password that was right is not a try. */
export async function refundToken(sql: Transaction, key: RateLimitKey): Promise<void> {
  await sql`
    update private.rate_limits set hits = greatest(0, hits - 1)
    where (bucket, key_hash, window_start) = (
      select bucket, key_hash, window_start from private.rate_limits
      where bucket = ${key.counted} and key_hash = ${key.hash}
      order by window_start desc limit 1
    )`;
}

/** What keeps the secret of the keyed hashes. */
type Mac = { mac(purpose: string, text: string): string };

/** What is counted, as a keyed hash: the table must not become a list of who came from where. */
export function rateLimitKey(keyring: Mac, counted: string, subject: string): RateLimitKey {
  return {
    counted,
    hash: Buffer.from(keyring.mac("rate-limit", `${counted}\0${subject}`), "base64url"),
  };
}

/** The network that an address stands for: an IPv6 subscriber holds a whole /64. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const bare = address.split("%", 1)[0] ?? address;
  if (!isIPv6(bare)) return address;
  const [head = "", tail] = bare.split("::", 2);
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => "0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
