import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPublicClient, custom, defineChain } from "viem";
import type { Chain } from "../../services/chain/chain.ts";
import { openDevelopmentChain } from "../../server/development-chain/development-chain.ts";
import { developmentWallets } from "../../services/chain/development-wallets.ts";

export type TestChain = Chain & {
  /** Makes so many blocks; two on top of one make it final. */
  mine(blocks?: number): Promise<void>;
  /** Takes the last blocks back, with what was in them. */
  reorganise(depth: number, dropTransactions: boolean): Promise<void>;
  /** From now on the node answers nothing, or again. */
  setReachable(isReachable: boolean): void;
};

const definition = defineChain({
  id: 31_337,
  name: "test chain",
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: [] } },
});

/** A development chain of its own, whose blocks come when the test says so. */
export async function startTestChain({ blockTimeMs = 0 } = {}): Promise<TestChain> {
  const folder = await mkdtemp(join(tmpdir(), "kinolume-chain-"));
  const node = await openDevelopmentChain({ file: join(folder, "chain.jsonl"), blockTimeMs });
  let isReachable = true;
  const request = async (asked: { method: string; params?: unknown }) => {
    if (!isReachable) throw new Error("The node is away.");
    return node.request(asked);
  };
  const client = createPublicClient({
    chain: definition,
    transport: custom({ request }, { retryCount: 0 }),
    cacheTime: 0,
    pollingInterval: 20,
  });
  return {
    kind: "development",
    chainId: definition.id,
    label: definition.name,
    client,
    receivingAddress: developmentWallets.faucet.account.address,
    feeds: {
      ethUsd: "0x0000000000000000000000000000000000000001",
      gbpUsd: "0x0000000000000000000000000000000000000002",
    },
    explorerUrl: (hash) => `http://127.0.0.1/transactions#${hash}`,
    readGenesis: async () => node.genesis,
    request,
    check: async () => {
      await request({ method: "eth_chainId" });
    },
    async mine(blocks = 1) {
      for (let made = 0; made < blocks; made += 1) await node.request({ method: "evm_mine" });
    },
    async reorganise(depth, dropTransactions) {
      await node.request({
        method: "development_reorganise",
        params: [`0x${depth.toString(16)}`, { dropTransactions }],
      });
    },
    setReachable(next) {
      isReachable = next;
    },
    async close() {
      await node.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
