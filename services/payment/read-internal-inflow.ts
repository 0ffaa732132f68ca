import type { Address } from "viem";
import type { Chain } from "../chain/chain.ts";
import { readBlock } from "./read-block.ts";

/**
 * How much reached the wallet in a block by other ways than plain transfers: what its balance grew by beyond
 * what they explain. Nodes without traces know no better.
 */
export async function readInternalInflow(
  chain: Pick<Chain, "client">,
  wallet: Address,
  blockNumber: bigint,
): Promise<bigint> {
  const [{ explainedWei }, grownWei] = await Promise.all([
    readBlock(chain, wallet, blockNumber),
    readGrowth(chain, wallet, { from: blockNumber - 1n, to: blockNumber }),
  ]);
  return grownWei - explainedWei;
}

/** By how much the address had more after one block than after another. */
export async function readGrowth(
  { client }: Pick<Chain, "client">,
  address: Address,
  { from, to }: { from: bigint; to: bigint },
): Promise<bigint> {
  const [before, after] = await Promise.all([
    client.getBalance({ address, blockNumber: from }),
    client.getBalance({ address, blockNumber: to }),
  ]);
  return after - before;
}
