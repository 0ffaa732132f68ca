import { networkNames } from "../../content/networks.ts";
import type { PriceFeeds } from "./chain.ts";

type Network = { label: string; explorer: string; feeds: PriceFeeds };

/** Chainlink's own feeds; each is asked what it is before it is believed. */
const networks: Readonly<Record<number, Network>> = {
  1: {
    label: networkNames.mainnet,
    explorer: "https://etherscan.io/tx/",
    feeds: {
      ethUsd: "0x5f4eC3Df9cbd43714FE2740f5E3616155c5b8419",
      gbpUsd: "0x5c0Ab2d9b5a7ed9f470386e82BB36A3613cDd4b5",
    },
  },
  11_155_111: {
    label: networkNames.sepolia,
    explorer: "https://sepolia.etherscan.io/tx/",
    feeds: {
      ethUsd: "0x694AA1769357215DE4FAC081bf1f309aDC325306",
      gbpUsd: "0x91FAB41F5f3bE955963a986366edAcff1aaeaa83",
    },
  },
};

export function findNetwork(chainId: number): Network | undefined {
  return networks[chainId];
}

/** Finds a transaction on whichever chain it is. */
export const anyExplorer = "https://blockscan.com/tx/";
