import type { Address, Chain as ViemChain, Hash, PublicClient, Transport } from "viem";

export type ChainClient = PublicClient<Transport, ViemChain>;

/** The Ethereum network that payments and anchors live on. */
export type Chain = {
  kind: "development" | "configured";
  chainId: number;
  /** Said wherever money is shown, such as "development chain". */
  label: string;
  /** Every request is preceded by a check that the node still is on `chainId`. */
  client: ChainClient;
  /** A second node, where one is configured, whose word must agree with the first one's. */
  secondClient?: ChainClient;
  receivingAddress: Address;
  feeds: PriceFeeds;
  /** Where a person can look at a transaction: a web address, or a path of this site. */
  explorerUrl(hash: Hash): string;
  /**
   * The hash of block 0 tells chains apart that have the same id, as two development chains do; what is stored of one
   * means nothing on the other.
   */
  readGenesis(): Promise<Hash>;
  /** Play money from nowhere; on the development chain alone. */
  fund?: (address: Address, wei: bigint) => Promise<Hash>;
  /** The development chain's own JSON-RPC, with all that only tests may do. */
  request?: (asked: { method: string; params?: unknown }) => Promise<unknown>;
  /** Throws while a node cannot be reached or is on another chain. */
  check(): Promise<void>;
  close(): Promise<void>;
};

/** Chainlink aggregators. */
export type PriceFeeds = { ethUsd: Address; gbpUsd: Address };
