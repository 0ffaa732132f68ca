import type { Address } from "viem";
import { isSameAddress } from "../../domain/payment/same-address.ts";
import type { Chain } from "../chain/chain.ts";
import type { ReadBlock } from "./read-block.ts";
import { readGrowth } from "./read-internal-inflow.ts";
import { gasOfPlainTransfer } from "./read-transaction.ts";
import type { MinedPayment } from "./found-transaction.ts";

/**
 * What contracts have passed on to the wallet in these blocks, as far as its balance tells. One question for
 * all blocks while plain transfers explain everything, as they nearly always do. Answers, block by block, the calls that
 * can have brought it.
 */
export async function findInternalTransfers(
  chain: Chain,
  wallet: Address,
  blocks: readonly ReadBlock[],
): Promise<MinedPayment[][]> {
  const [first] = blocks;
  const last = blocks.at(-1);
  if (!first || !last) return [];
  const explainedWei = blocks.reduce((sum, block) => sum + block.explainedWei, 0n);
  // A node that keeps no balances of such old blocks: a hash that is handed in is then the only way to find them.
  const between = { from: first.number - 1n, to: last.number };
  const grownWei = await readGrowth(chain, wallet, between).catch(() => null);
  if (grownWei === null || grownWei === explainedWei) return [];
  const found = await Promise.all(blocks.map((block) => findInBlock(chain, wallet, block)));
  return found.filter(({ length }) => length > 0);
}

/** Each with all of what came. */
async function findInBlock(
  chain: Chain,
  wallet: Address,
  read: ReadBlock,
): Promise<MinedPayment[]> {
  const { client } = chain;
  const between = { from: read.number - 1n, to: read.number };
  const grownWei = await readGrowth(chain, wallet, between);
  const valueWei = grownWei - read.explainedWei;
  if (valueWei <= 0n) return [];
  const indirect = read.block.transactions.filter(
    ({ to }) => to === null || !isSameAddress(to, wallet),
  );
  const candidates = await Promise.all(
    indirect.map(async ({ hash, from, to, nonce }): Promise<MinedPayment[]> => {
      const { status, gasUsed } = await client.getTransactionReceipt({ hash });
      if (status !== "success" || gasUsed <= gasOfPlainTransfer) return [];
      return [
        {
          kind: "mined",
          hash,
          from,
          to,
          nonce,
          valueWei,
          isInternal: true,
          hasSucceeded: true,
          blockNumber: read.number,
          blockHash: read.hash,
          blockTime: read.time,
          isFinal: false,
        },
      ];
    }),
  );
  return candidates.flat();
}
