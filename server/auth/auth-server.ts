import type { Context } from "hono";
import type { Keyring } from "../api-keys/keyring.ts";
import { authLimits, type AuthLimits } from "./limits.ts";
import { argon2Passwords, type Passwords } from "./password.ts";
import type { Database } from "../../runtime/database/types.ts";

export type AuthDependencies = {
  db: Database;
  keyring: Keyring;
  /** Where the site and this server live; links in mails and the issuer of tokens start with it. */
  siteUrl: string;
  /** Further addresses that a link may lead to: an origin, or an origin with the start of a path. */
  redirectAllowList?: readonly string[];
  clientAddress: (context: Context) => string;
  /** Told of every failure that nobody expected. */
  onUnexpected: (error: unknown) => void;
  passwords?: Passwords;
  limits?: Partial<AuthLimits>;
};

export type AuthServer = {
  db: Database;
  keyring: Keyring;
  siteUrl: string;
  redirectAllowList: readonly string[];
  clientAddress: (context: Context) => string;
  onUnexpected: (error: unknown) => void;
  passwords: Passwords;
  limits: AuthLimits;
};

export function createAuthServer(dependencies: AuthDependencies): AuthServer {
  return {
    db: dependencies.db,
    keyring: dependencies.keyring,
    siteUrl: dependencies.siteUrl.replace(/\/+$/, ""),
    redirectAllowList: dependencies.redirectAllowList ?? [],
    clientAddress: dependencies.clientAddress,
    onUnexpected: dependencies.onUnexpected,
    passwords: dependencies.passwords ?? argon2Passwords,
    limits: { ...authLimits, ...dependencies.limits },
  };
}
