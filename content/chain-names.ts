import { brand } from "./brand.ts";

const known: Readonly<Record<number, string>> = {
  1: "Ethereum mainnet",
  11155111: "Sepolia test network",
  31337: `${brand.name} development chain`,
};

/** What the network is called to whoever pays. */
export function nameChain(chainId: number): string {
  return known[chainId] ?? `the network with chain id ${chainId}`;
}
