import { AsyncLocalStorage } from "node:async_hooks";
import type { Invited } from "../../../server/auth/invite-user.ts";
import type { Chain } from "../../../server/chain/chain.ts";
import type { Caller, Transaction } from "../../../server/database.ts";
import type { PublicFiles } from "./public-files.ts";

export type StoredFile = { bucketId: string; name: string; version: string; size: number };

/** What a server that runs the functions in its own process lends them, for the time of one request. */
export type Host = {
  transaction<T>(work: (sql: Transaction) => Promise<T>): Promise<T>;
  clientAddress: string;
  /** Where the site is; functions that run by themselves know it from the brand. */
  siteUrl?: string;
  caller: Caller;
  /** One transaction that only reads, as a client with these claims. */
  readAs?: <T>(
    claims: Record<string, unknown>,
    work: (sql: Transaction) => Promise<T>,
  ) => Promise<T>;
  /** The bytes of a file whose row was read; null where they are gone. */
  openFile?: (file: StoredFile, signal: AbortSignal) => Promise<ReadableStream<Uint8Array> | null>;
  inviteUser(invited: Invited): Promise<unknown>;
  onUnexpected(error: unknown): void;
  publicFiles?: PublicFiles;
  /** Null where payments are off. */
  chain?: Chain | null;
};

const current = new AsyncLocalStorage<Host>();

export function runWithHost<T>(host: Host, work: () => Promise<T>): Promise<T> {
  return current.run(host, work);
}

/** Undefined where the function runs by itself, as it does when hosted. */
export function currentHost(): Host | undefined {
  return current.getStore();
}
