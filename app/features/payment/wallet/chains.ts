import { developmentChainId } from "../../../../domain/payment/development-chain-id.ts";
import { nameChain } from "../../../../content/chain-names.ts";

/** Where this site's own server answers for its development chain, on this machine alone. */
export const developmentChainPath = "/development-chain";

/** A page of its server, for want of a public explorer. */
export const transactionPath = (hash: string) =>
  `${developmentChainPath}/tx?hash=${encodeURIComponent(hash)}`;

export const toQuantity = (value: number | bigint) => `0x${value.toString(16)}`;

/**
 * EIP-3085: what a wallet must be told to add a chain. Wallets bring the public ones along; which
 * node to trust for any other is its owner's choice, not this page's.
 */
export function describeChain(chainId: number) {
  if (chainId !== developmentChainId) return undefined;
  return {
    chainId: toQuantity(chainId),
    chainName: nameChain(chainId),
    nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
    rpcUrls: [new URL(developmentChainPath, location.origin).href],
  };
}
