import { developmentChainId } from "../../domain/payment/development-chain-id.ts";
import { z } from "zod";
import { brand } from "../../content/brand.ts";
import { ConfigError } from "../../runtime/errors/config-error.ts";
import { findNetwork } from "./networks.ts";
import { isLoopbackHost } from "../../runtime/http/is-loopback-host.ts";

const hexAddress = z.custom<`0x${string}`>(
  (value) => typeof value === "string" && /^0x[\da-f]{40}$/i.test(value),
);
const nodeUrl = z.string().refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ""));

export const ethereumVariables = {
  ETH_RPC_URL: z
    .string()
    .transform((text) => text.split(",").map((entry) => entry.trim()))
    .pipe(z.array(nodeUrl).max(2))
    .default([]),
  ETH_CHAIN_ID: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number)
    .optional(),
  ETH_RECEIVING_ADDRESS: hexAddress.optional(),
  ETH_USD_FEED: hexAddress.optional(),
  GBP_USD_FEED: hexAddress.optional(),
};

export const ethereumExpected = {
  ETH_RPC_URL: "one or two http or https addresses of Ethereum nodes, separated by a comma",
  ETH_CHAIN_ID: "a chain's number, such as 1",
  ETH_RECEIVING_ADDRESS: "a wallet's address: 0x and 40 hexadecimal digits",
  ETH_USD_FEED: "the address of a Chainlink price feed: 0x and 40 hexadecimal digits",
  GBP_USD_FEED: "the address of a Chainlink price feed: 0x and 40 hexadecimal digits",
};

export type EthereumConfig = {
  /** None: the development chain on loopback, and no payments anywhere else. */
  rpcUrls: string[];
  chainId: number;
  receivingAddress: `0x${string}`;
  feeds: { ethUsd?: `0x${string}`; gbpUsd?: `0x${string}` };
};

const burnAddress = /^0x0{36}(?:0000|dead)$/i;
const schema = z.object(ethereumVariables);

/** Refuses what would take money to a wallet nobody holds, or play money for real money. */
export function readEthereum(values: z.infer<typeof schema>, siteUrl: string): EthereumConfig {
  const rpcUrls = values.ETH_RPC_URL;
  const receivingAddress =
    values.ETH_RECEIVING_ADDRESS ?? hexAddress.parse(brand.ethReceivingAddress);
  const feeds = {
    ...(values.ETH_USD_FEED && { ethUsd: values.ETH_USD_FEED }),
    ...(values.GBP_USD_FEED && { gbpUsd: values.GBP_USD_FEED }),
  };
  if (rpcUrls.length === 0) {
    if (values.ETH_CHAIN_ID !== undefined) {
      throw new ConfigError(
        "ETH_CHAIN_ID is set but ETH_RPC_URL is not: name a node of that chain.",
      );
    }
    return { rpcUrls, chainId: developmentChainId, receivingAddress, feeds };
  }
  const chainId = values.ETH_CHAIN_ID ?? 1;
  if (chainId === developmentChainId) {
    if (isLoopbackHost(new URL(siteUrl).hostname)) {
      return { rpcUrls, chainId, receivingAddress, feeds };
    }
    throw new ConfigError(
      `ETH_CHAIN_ID is ${chainId} but the site is ${siteUrl}: development chains are for loopback.`,
    );
  }
  if (burnAddress.test(receivingAddress)) {
    throw new ConfigError(
      `ETH_RECEIVING_ADDRESS is "${receivingAddress}", a wallet nobody holds: name your own before taking payments.`,
    );
  }
  if (!findNetwork(chainId) && !(feeds.ethUsd && feeds.gbpUsd)) {
    throw new ConfigError(
      `ETH_CHAIN_ID is ${chainId}, whose price feeds are not known: set ETH_USD_FEED and GBP_USD_FEED.`,
    );
  }
  return { rpcUrls, chainId, receivingAddress, feeds };
}
