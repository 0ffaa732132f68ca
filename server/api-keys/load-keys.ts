import { importJWK, type CryptoKey, type JWK } from "jose";
import { z } from "zod";
import type { Database } from "../../runtime/database/types.ts";

export type ApiKeyKind = "publishable" | "secret";

export type LoadedKeys = {
  signer: { kid: string; key: CryptoKey };
  verifiers: Map<string, CryptoKey>;
  jwks: { keys: JWK[] };
  apiKeys: Map<string, ApiKeyKind>;
  serverSecret: Uint8Array;
};

const ellipticKey = z.object({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  x: z.string(),
  y: z.string(),
});
const signingRow = z.object({
  id: z.string(),
  retired: z.boolean(),
  public_jwk: ellipticKey,
  private_jwk: ellipticKey.extend({ d: z.string() }),
});
const apiKeyRow = z.object({ key: z.string(), kind: z.enum(["publishable", "secret"]) });
const secretRow = z.object({ value: z.instanceof(Uint8Array) });

export async function loadKeys(db: Database): Promise<LoadedKeys> {
  const rows = await db.asOwner(async (sql) => {
    const [signing, apiKeys, secrets] = await Promise.all([
      sql`
        select id, private_jwk, public_jwk, retired_at is not null as retired
        from private.signing_keys
        where retired_at is null or retired_at > now()
        order by created_at desc`,
      sql`select key, kind from private.api_keys where revoked_at is null`,
      sql`select value from private.secrets where name = 'server'`,
    ]);
    return { signing, apiKeys, secrets };
  });
  const signing = signingRow.array().parse(rows.signing);
  const newest = signing.find((row) => !row.retired);
  if (!newest) throw new Error("The database holds no signing key.");
  return {
    signer: { kid: newest.id, key: await importKey(newest.private_jwk) },
    verifiers: new Map(
      await Promise.all(
        signing.map(async (row) => [row.id, await importKey(row.public_jwk)] as const),
      ),
    ),
    jwks: {
      keys: signing.map(({ id, public_jwk: { kty, crv, x, y } }) => {
        return { kty, crv, x, y, kid: id, alg: "ES256", use: "sig", key_ops: ["verify"] };
      }),
    },
    apiKeys: new Map(
      apiKeyRow
        .array()
        .parse(rows.apiKeys)
        .map((row) => [row.key, row.kind]),
    ),
    serverSecret: secretRow.parse(rows.secrets[0]).value,
  };
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, "ES256");
  if (key instanceof Uint8Array) throw new Error("A signing key is not an elliptic curve key.");
  return key;
}
