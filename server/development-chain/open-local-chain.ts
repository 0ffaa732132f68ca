import { developmentChainId } from "../../domain/payment/development-chain-id.ts";
import path from "node:path";
import { custom, numberToHex, type Address, type Hash } from "viem";
import { networkNames } from "../../content/networks.ts";
import { lockDirectory } from "../postgres/directory-lock.ts";
import type { Chain } from "../../services/chain/chain.ts";
import { checkWallet } from "../../services/chain/check-wallet.ts";
import { createClient } from "../../services/chain/create-client.ts";
import { developmentFeeds } from "../../services/chain/development-feeds.ts";
import type { DevelopmentChain, RpcRequest } from "./development-chain.ts";

type Options = {
  /** Where its history is kept; one process at a time. */
  folder: string;
  receivingAddress: Address;
  onGenesis: (genesis: Hash) => Promise<void>;
  onFailure: (error: unknown) => void;
};

/**
 * The development chain in this process. Opened at first use, so that a server that never needs it does not load a
 * virtual machine.
 */
export function openLocalChain(options: Options): Chain {
  let opened: Promise<DevelopmentChain & { release(): void }> | undefined;
  let failure: unknown;
  let isClosed = false;

  function open() {
    if (isClosed) return Promise.reject(new Error("The development chain is closed."));
    opened ??= start(options);
    opened.catch((error: unknown) => {
      failure = error;
      opened = undefined;
    });
    return opened;
  }
  async function request(asked: RpcRequest): Promise<unknown> {
    return (await open()).request(asked);
  }

  const label = networkNames.development;
  const transport = custom({ request }, { retryCount: 0 });
  return {
    kind: "development",
    chainId: developmentChainId,
    label,
    client: createClient({ chainId: developmentChainId, label, transport, pollingMs: 500 }),
    receivingAddress: checkWallet(options.receivingAddress),
    feeds: developmentFeeds,
    explorerUrl: (hash) => `/development-chain/tx?hash=${hash}`,
    readGenesis: async () => (await open()).genesis,
    async fund(address, wei) {
      const params = [address, numberToHex(wei)];
      return readHash(await request({ method: "development_fund", params }));
    },
    request,
    async check() {
      // Not worth opening it for, unless that has failed before.
      await (failure ? open() : opened);
      failure = undefined;
    },
    async close() {
      isClosed = true;
      const chain = await opened?.catch(() => undefined);
      await chain?.close();
      chain?.release();
    },
  };
}

async function start({ folder, onGenesis, onFailure }: Options) {
  const [{ openDevelopmentChain }, { deployFeeds }, { mkdir }] = await Promise.all([
    import("./development-chain.ts"),
    import("./deploy-feeds.ts"),
    import("node:fs/promises"),
  ]);
  await mkdir(folder, { recursive: true });
  const lock = lockDirectory(folder);
  try {
    const file = path.join(folder, "blocks.jsonl");
    const chain = await openDevelopmentChain({ file, onFailure });
    try {
      await deployFeeds(chain);
      await onGenesis(chain.genesis);
      return { ...chain, release: () => lock.release() };
    } catch (error) {
      await chain.close();
      throw error;
    }
  } catch (error) {
    lock.release();
    throw error;
  }
}

function readHash(value: unknown): Hash {
  if (typeof value !== "string" || !/^0x[\da-f]{64}$/.test(value)) throw new Error("no hash");
  return `0x${value.slice(2)}`;
}
