import { AppError } from "../../runtime/errors/app-error.ts";
import { isRemoteDemoAccess } from "../http/demo-guard.ts";
import type { RequestSource } from "../http/request-source.ts";
import type { ApiKeyKind } from "./load-keys.ts";
import type { Keyring } from "./keyring.ts";
import type { Caller } from "../../runtime/database/types.ts";

/**
 * Who asks: nobody (`anon`) without a key, the user of a token, or `service_role` with the secret key.
 * Throws `invalid_api_key` or `bad_jwt`; whether the token's session still lives is the database's to say.
 */
export async function resolveCaller(
  { keyring, siteUrl }: { keyring: Keyring; siteUrl: string },
  source: RequestSource,
): Promise<Caller> {
  const { headers } = source;
  const bearer = readBearer(headers.get("authorization"));
  const keyRole = await roleOfKeys(keyring, headers, bearer);
  if (bearer === undefined || isApiKey(bearer)) return { role: keyRole, claims: null };
  const claims = await keyring.verifyAccessToken(bearer);
  if (claims["role"] !== "authenticated") {
    throw new AppError("bad_jwt", "invalid JWT: its role is not one of a user");
  }
  if (isRemoteDemoAccess(siteUrl, source, claims.sub ?? "")) {
    throw new AppError("bad_jwt", "invalid JWT: demo accounts work on their own machine only");
  }
  return { role: "authenticated", claims };
}

/** What the API key alone allows: for endpoints that have nothing to do with the token beside it. */
export async function resolveKeyRole(keyring: Keyring, headers: Headers): Promise<Caller["role"]> {
  return roleOfKeys(keyring, headers, readBearer(headers.get("authorization")));
}

async function roleOfKeys(
  keyring: Keyring,
  headers: Headers,
  bearer: string | undefined,
): Promise<Caller["role"]> {
  let role: Caller["role"] = "anon";
  const key = headers.get("apikey");
  if (key !== null) role = await roleOfKey(keyring, key, headers);
  if (bearer !== undefined && isApiKey(bearer)) role = await roleOfKey(keyring, bearer, headers);
  return role;
}

function isApiKey(bearer: string): boolean {
  return bearer.startsWith("sb_");
}

const scheme = "bearer ";

function readBearer(authorization: string | null): string | undefined {
  if (authorization === null) return undefined;
  const token = authorization.slice(scheme.length).trim();
  if (authorization.slice(0, scheme.length).toLowerCase() === scheme && /^\S+$/.test(token)) {
    return token;
  }
  throw new AppError("bad_jwt", "The Authorization header must carry a Bearer token.");
}

const roles: Record<ApiKeyKind, Caller["role"]> = { publishable: "anon", secret: "service_role" };

async function roleOfKey(keyring: Keyring, key: string, headers: Headers): Promise<Caller["role"]> {
  const kind = await keyring.findApiKey(key);
  if (kind === undefined) throw new AppError("invalid_api_key", "Invalid API key");
  // A secret key in a browser is a leaked key: refusing it makes the mistake visible at once.
  if (kind === "secret" && headers.get("user-agent")?.startsWith("Mozilla/")) {
    throw new AppError("invalid_api_key", "The secret API key must not be used in a browser");
  }
  return roles[kind];
}
