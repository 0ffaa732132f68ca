import { randomBytes } from "node:crypto";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import { z } from "zod";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Database, Transaction } from "../../runtime/database/types.ts";

const heldRow = z.object({
  signing: z.boolean(),
  publishable: z.boolean(),
  secret: z.boolean(),
  server: z.boolean(),
});

/** Makes sure that the database holds a signing key, one API key of each kind and the server's secret. */
export async function ensureKeys(db: Database): Promise<void> {
  await db.asOwner(async (sql) => {
    // Several nodes may start at once on an empty database; the first one makes the keys.
    await sql`select pg_advisory_xact_lock(hashtext('kinolume.ensure_keys'))`;
    const rows = await sql`
      select
        exists (select 1 from private.signing_keys where retired_at is null) as signing,
        exists (select 1 from private.api_keys where kind = 'publishable' and revoked_at is null) as publishable,
        exists (select 1 from private.api_keys where kind = 'secret' and revoked_at is null) as secret,
        exists (select 1 from private.secrets where name = 'server') as server`;
    const held = parseRow(heldRow, rows);
    if (!held?.signing) await addSigningKey(sql);
    if (!held?.publishable) await addApiKey(sql, "publishable");
    if (!held?.secret) await addApiKey(sql, "secret");
    if (!held?.server) {
      await sql`insert into private.secrets (name, value) values ('server', ${randomBytes(32)})`;
    }
  });
}

export async function addSigningKey(sql: Transaction): Promise<void> {
  const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
  const privateJwk = await exportJWK(privateKey);
  const publicJwk = await exportJWK(publicKey);
  await sql`
    insert into private.signing_keys (private_jwk, public_jwk)
    values (${sql.json(plain(privateJwk))}, ${sql.json(plain(publicJwk))})`;
}

export async function addApiKey(sql: Transaction, kind: "publishable" | "secret"): Promise<string> {
  const key = `sb_${kind}_${randomBytes(24).toString("base64url")}`;
  await sql`insert into private.api_keys (kind, key) values (${kind}, ${key})`;
  return key;
}

/** The members of an EC key, and nothing that a JSON column could not hold. */
function plain({ kty, crv, x, y, d }: JWK): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ kty, crv, x, y, d }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}
