import type { Chain } from "../chain/chain.ts";
import { readBlock } from "./read-block.ts";

/**
 * How much reached the receiving address in a block by other ways than plain transfers: what its balance grew by beyond
 * what they explain. Nodes without traces know no better.
 */
export async function readInternalInflow(chain: Chain, blockNumber: bigint): Promise<bigint> {
  const [{ explainedWei }, grownWei] = await Promise.all([
    readBlock(chain, blockNumber),
    readGrowth(chain, blockNumber - 1n, blockNumber),
  ]);
  return grownWei - explainedWei;
}

/** By how much the receiving address had more after one block than after another. */
export async function readGrowth(chain: Chain, from: bigint, to: bigint): Promise<bigint> {
  const { client, receivingAddress: address } = chain;
  const [before, after] = await Promise.all([
    client.getBalance({ address, blockNumber: from }),
    client.getBalance({ address, blockNumber: to }),
  ]);
  return after - before;
}
