import type { Hash } from "viem";
import type { Chain } from "../chain/chain.ts";
import type { Transaction } from "../../runtime/database/types.ts";

/** What following the chain works with. */
export type FollowContext = {
  chain: Chain;
  /** Its block 0, by which the database tells chains apart. */
  genesis: Hash;
  /** Where the receipts are that the mails lead to. */
  siteUrl: string;
  transaction: <T>(work: (sql: Transaction) => Promise<T>) => Promise<T>;
  /** Nothing is decided by it, but somebody should know, such as that two nodes disagree. */
  report: (error: Error) => void;
};
