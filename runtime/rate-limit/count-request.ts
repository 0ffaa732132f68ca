import { createHmac, randomBytes } from "node:crypto";
import { takeToken, type RateLimit } from "./take-token.ts";
import type { Transaction } from "../database/types.ts";

export type Counted = RateLimit & { counted: string; subject: string };

/**
 * Counts one more of each. The statements leave in the order given, on one connection, so that two requests
 * cannot wait for each other. Answers the seconds to wait where one is over its limit, else 0.
 */
export async function countRequest(sql: Transaction, counted: Counted[]): Promise<number> {
  const secret = await readServerSecret(sql);
  const taken = await Promise.all(
    counted.map(({ counted: name, subject, ...limit }) => {
      const hash = createHmac("sha256", secret).update(`rate-limit\0${name}\0${subject}`).digest();
      return takeToken(sql, { key: { counted: name, hash }, ...limit });
    }),
  );
  return Math.max(0, ...taken.map((each) => (each.allowed ? 0 : each.retryAfterSeconds)));
}

/** Made where no server has made it yet: addresses are only ever kept as keyed hashes. */
export async function readServerSecret(sql: Transaction): Promise<Uint8Array> {
  const read = () =>
    sql<{ value: Uint8Array }[]>`select value from private.secrets where name = 'server'`;
  const [known] = await read();
  if (known) return known.value;
  await sql`
    insert into private.secrets (name, value) values ('server', ${randomBytes(32)})
    on conflict (name) do nothing`;
  const [made] = await read();
  if (!made) throw new Error("The database keeps no server secret.");
  return made.value;
}
