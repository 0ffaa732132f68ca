import { createHmac } from "node:crypto";
import { decodeProtectedHeader, jwtVerify, type CryptoKey, type JWK, type JWTPayload } from "jose";
import { AppError } from "../../runtime/errors/app-error.ts";
import { ensureKeys } from "./ensure-keys.ts";
import { loadKeys, type ApiKeyKind, type LoadedKeys } from "./load-keys.ts";
import type { Database } from "../../runtime/database/types.ts";

/** How long a node may go on with keys that another node has rotated. */
export const keyringMaxAgeSeconds = 60;
const rememberedTokens = 1000;

export type Keyring = {
  signer(): Promise<{ kid: string; key: CryptoKey }>;
  jwks(): Promise<{ keys: JWK[] }>;
  findApiKey(key: string): Promise<ApiKeyKind | undefined>;
  /** The claims of one of our access tokens; throws `bad_jwt` for anything else. */
  verifyAccessToken(token: string): Promise<JWTPayload>;
  /** A keyed hash. The purpose keeps hashes made for one thing from meaning anything elsewhere. */
  mac(purpose: string, text: string): string;
};

/** Makes the keys on first start, then keeps them at hand. */
export async function openKeyring(db: Database): Promise<Keyring> {
  await ensureKeys(db);
  let loaded = { keys: await loadKeys(db), at: Date.now() };
  let loading: Promise<LoadedKeys> | undefined;
  const verified = new Map<string, JWTPayload>();

  async function reload(): Promise<LoadedKeys> {
    loading ??= loadKeys(db).finally(() => (loading = undefined));
    const keys = await loading;
    loaded = { keys, at: Date.now() };
    verified.clear();
    return keys;
  }

  /** `maxAge` in seconds; a key that is not known may have been made a moment ago on another node. */
  async function keysNoOlderThan(maxAge: number): Promise<LoadedKeys> {
    return Date.now() - loaded.at < maxAge * 1000 ? loaded.keys : reload();
  }
  const current = () => keysNoOlderThan(keyringMaxAgeSeconds);

  async function findVerifier(kid: string): Promise<CryptoKey | undefined> {
    return (await current()).verifiers.get(kid) ?? (await keysNoOlderThan(5)).verifiers.get(kid);
  }

  return {
    signer: async () => (await current()).signer,
    jwks: async () => (await current()).jwks,
    findApiKey: async (key) =>
      (await current()).apiKeys.get(key) ?? (await keysNoOlderThan(5)).apiKeys.get(key),
    async verifyAccessToken(token) {
      await current();
      const known = verified.get(token);
      if (known?.exp && known.exp > Date.now() / 1000) return known;
      const claims = await verify(token, findVerifier);
      if (verified.size >= rememberedTokens) verified.clear();
      verified.set(token, claims);
      return claims;
    },
    // Never asks the database: it is called inside transactions, and the secret does not change.
    mac: (purpose, text) =>
      createHmac("sha256", loaded.keys.serverSecret)
        .update(`${purpose}\0${text}`)
        .digest("base64url"),
  };
}

async function verify(
  token: string,
  findVerifier: (kid: string) => Promise<CryptoKey | undefined>,
): Promise<JWTPayload> {
  const key = await readKeyId(token, findVerifier);
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ["ES256"],
      audience: "authenticated",
      requiredClaims: ["sub", "exp", "role", "session_id"],
    });
    return payload;
  } catch (cause) {
    throw badJwt(cause instanceof Error ? cause.message : "unable to verify", cause);
  }
}

async function readKeyId(
  token: string,
  findVerifier: (kid: string) => Promise<CryptoKey | undefined>,
): Promise<CryptoKey> {
  let kid: string | undefined;
  try {
    kid = decodeProtectedHeader(token).kid;
  } catch (cause) {
    throw badJwt("unable to parse the token", cause);
  }
  const key = kid === undefined ? undefined : await findVerifier(kid);
  if (!key) throw badJwt("unable to find the key that signed it");
  return key;
}

function badJwt(reason: string, cause?: unknown): AppError {
  return new AppError("bad_jwt", `invalid JWT: ${reason}`, { cause });
}
