import type { Transaction } from "../runtime/database/types.ts";
import type { FollowNotices } from "../runtime/notices/notices.ts";
import type { OpenFile, PublicFiles } from "../runtime/files/files.ts";
import type { Chain } from "./chain/chain.ts";

export type InTransaction = <T>(work: (sql: Transaction) => Promise<T>) => Promise<T>;

export type Claims = Record<string, unknown>;

export type Invitee = { email: string; data: Record<string, string> };

export type InvitationOutcome =
  | { sent: true }
  | { sent: false; code: string; retryAfterSeconds: number };

/**
 * What a service needs of whoever runs it. `server/functions/run-function.ts` makes it of the server's own parts,
 * `supabase/functions/_hosted/context.ts` of a platform's environment.
 */
export type ServiceContext = {
  /** One transaction past row level security. */
  transaction: InTransaction;
  /** Null where payments are off. */
  chain: Chain | null;
  /** Where links in mails lead. */
  siteUrl: string;
  /** Absent where nobody keeps files. */
  publicFiles?: PublicFiles | undefined;
  /** For the operator: nobody else learns of it. */
  report: (error: unknown) => void;
};

/** The same while one request is answered. */
export type RequestContext = ServiceContext & {
  /** The network that the request came from, for rate limits. */
  network: string;
  /** Of the request's token, once that has been accepted; null for whoever is not signed in. */
  readClaims: () => Promise<Claims | null>;
  /** One transaction that only reads, as a client with these claims. */
  readAs: <T>(claims: Claims, work: (sql: Transaction) => Promise<T>) => Promise<T>;
  openFile: OpenFile;
  /** What the database says to whoever listens, on any node. */
  followNotices: FollowNotices;
  inviteUser: (invitee: Invitee) => Promise<InvitationOutcome>;
  /** What an address of a page begins with; empty where the pages come from here. */
  pageOrigin: string;
};
