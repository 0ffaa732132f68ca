import { AsyncLocalStorage } from "node:async_hooks";
import type { Invited } from "../../../server/auth/invite-user.ts";
import type { Chain } from "../../../server/chain/chain.ts";
import type { Caller, Transaction } from "../../../server/database.ts";
import type { PublicFiles } from "./public-files.ts";

/** What a server that runs the functions in its own process lends them, for the time of one request. */
export type Host = {
  transaction<T>(work: (sql: Transaction) => Promise<T>): Promise<T>;
  clientAddress: string;
  caller: Caller;
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
