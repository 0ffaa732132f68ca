import { createPublicClient, defineChain, type Transport } from "viem";
import type { ChainClient } from "./chain.ts";

type ClientOptions = { chainId: number; label: string; transport: Transport; pollingMs: number };

export function createClient({ chainId, label, transport, pollingMs }: ClientOptions): ChainClient {
  const chain = defineChain({
    id: chainId,
    name: label,
    nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
    rpcUrls: { default: { http: [] } },
  });
  // No cache: answers about money must be current.
  return createPublicClient({ chain, transport, pollingInterval: pollingMs, cacheTime: 0 });
}
