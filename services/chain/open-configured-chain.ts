import { developmentChainId } from "../../domain/payment/development-chain-id.ts";
import type { Hash } from "viem";
import { feedRules } from "../../domain/payment/check-round.ts";
import { networkNames } from "../../content/networks.ts";
import { ConfigError } from "../../runtime/errors/config-error.ts";
import type { Chain, ChainClient, PriceFeeds } from "./chain.ts";
import { ChainDisagreement } from "./chain-disagreement.ts";
import { checkWallet } from "./check-wallet.ts";
import { checkedTransport, WrongChainError } from "./checked-transport.ts";
import { createClient } from "./create-client.ts";
import { developmentFeeds } from "./development-feeds.ts";
import type { EthereumConfig } from "./ethereum-config.ts";
import { anyExplorer, findNetwork } from "./networks.ts";
import { readFeed, WrongFeedError } from "./read-feed.ts";

type Options = {
  /** Called the first time that block 0 is known. */
  onGenesis?: (genesis: Hash) => Promise<void>;
};

/** The chain behind `ETH_RPC_URL`. It needs no node to be there yet, only none that is wrong. */
export function openConfiguredChain(ethereum: EthereumConfig, options: Options = {}): Chain {
  const { chainId, receivingAddress, rpcUrls } = ethereum;
  const network = findNetwork(chainId);
  const isDevelopment = chainId === developmentChainId;
  const label =
    network?.label ?? (isDevelopment ? networkNames.development : networkNames.other(chainId));
  const [client, secondClient] = rpcUrls.map((url) =>
    createClient({ chainId, label, transport: checkedTransport(url, chainId), pollingMs: 4000 }),
  );
  if (!client) throw new ConfigError("ETH_RPC_URL names no node.");
  const nodes = secondClient ? [client, secondClient] : [client];
  let genesis: Promise<Hash> | undefined;

  return {
    kind: "configured",
    chainId,
    label,
    client,
    ...(secondClient && { secondClient }),
    receivingAddress: checkWallet(receivingAddress),
    feeds: findFeeds(ethereum),
    explorerUrl: (hash) =>
      isDevelopment
        ? `/development-chain/tx?hash=${hash}`
        : `${network?.explorer ?? anyExplorer}${hash}`,
    readGenesis() {
      genesis ??= readAgreedGenesis(nodes).then(async (hash) => {
        await options.onGenesis?.(hash);
        return hash;
      });
      // A node that is away now is asked again next time.
      genesis.catch(() => (genesis = undefined));
      return genesis;
    },
    async check() {
      await Promise.all(nodes.map((node) => node.getBlockNumber()));
    },
    close: async () => undefined,
  };
}

function findFeeds({ chainId, feeds }: EthereumConfig): PriceFeeds {
  const known = chainId === developmentChainId ? developmentFeeds : findNetwork(chainId)?.feeds;
  const ethUsd = feeds.ethUsd ?? known?.ethUsd;
  const gbpUsd = feeds.gbpUsd ?? known?.gbpUsd;
  if (!ethUsd || !gbpUsd) throw new ConfigError("ETH_USD_FEED and GBP_USD_FEED are not set.");
  return { ethUsd, gbpUsd };
}

async function readAgreedGenesis(nodes: readonly ChainClient[]): Promise<Hash> {
  const blocks = await Promise.all(nodes.map((node) => node.getBlock({ blockNumber: 0n })));
  const hashes = [...new Set(blocks.map(({ hash }) => hash))];
  const [hash] = hashes;
  if (!hash || hashes.length > 1) {
    throw new ChainDisagreement("The Ethereum nodes are on different chains.");
  }
  return hash;
}

/**
 * What a node that answers must not get wrong. A node that does not answer is no reason not to start: every
 * use checks again.
 */
export async function checkConfiguredChain(
  chain: Chain,
  onUnreachable: (error: unknown) => void,
): Promise<void> {
  const { feeds, client, secondClient } = chain;
  try {
    await chain.check();
    await chain.readGenesis();
    for (const node of secondClient ? [client, secondClient] : [client]) {
      await Promise.all([
        readFeed(node, feeds.ethUsd, feedRules.ethUsd),
        readFeed(node, feeds.gbpUsd, feedRules.gbpUsd),
      ]);
    }
  } catch (error) {
    const wrong = findMismatch(error);
    if (wrong) throw new ConfigError(`ETH_RPC_URL: ${wrong.message}`, { cause: error });
    onUnreachable(error);
  }
}

function findMismatch(error: unknown): Error | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof WrongChainError || cause instanceof WrongFeedError) return cause;
  }
  return null;
}
