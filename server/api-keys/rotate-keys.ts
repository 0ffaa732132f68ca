import { accessTokenSeconds } from "./durations.ts";
import { addApiKey, addSigningKey } from "./ensure-keys.ts";
import { keyringMaxAgeSeconds } from "./keyring.ts";
import type { Database } from "../../runtime/database/types.ts";

/** A new key signs from now on; the old ones verify as long as a token signed by them may still live. */
export async function rotateSigningKey(db: Database): Promise<void> {
  const graceSeconds = accessTokenSeconds + 2 * keyringMaxAgeSeconds;
  await db.asOwner(async (sql) => {
    await sql`
      update private.signing_keys
      set retired_at = now() + make_interval(secs => ${graceSeconds})
      where retired_at is null`;
    await addSigningKey(sql);
  });
}

/** The old key of this kind stops working within `keyringMaxAgeSeconds` on every node. */
export async function rotateApiKey(db: Database, kind: "publishable" | "secret"): Promise<string> {
  return db.asOwner(async (sql) => {
    await sql`
      update private.api_keys set revoked_at = now() where kind = ${kind} and revoked_at is null`;
    return addApiKey(sql, kind);
  });
}
