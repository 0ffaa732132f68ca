import type { Address, GetBlockReturnType, Hash } from "viem";
import { isSameAddress } from "../../domain/payment/same-address.ts";
import type { Chain } from "../chain/chain.ts";
import type { BlockMark } from "./cursor.ts";
import type { MinedPayment } from "./found-transaction.ts";

type FullBlock = GetBlockReturnType<undefined, true>;

export type ReadBlock = BlockMark & {
  parentHash: Hash;
  /** What was sent to the wallet. */
  transfers: MinedPayment[];
  /** By how much these, and what the wallet itself has sent and burnt, have changed its balance. */
  explainedWei: bigint;
  block: FullBlock;
};

/** A block, as far as it is about the wallet. */
export async function readBlock(
  { client }: Pick<Chain, "client">,
  wallet: Address,
  blockNumber: bigint,
): Promise<ReadBlock> {
  const block = await client.getBlock({ blockNumber, includeTransactions: true });
  const time = new Date(Number(block.timestamp) * 1000);
  const isOurs = (address: string | null) => address !== null && isSameAddress(address, wallet);
  const touching = block.transactions.filter(({ from, to }) => isOurs(from) || isOurs(to));
  const read = await Promise.all(
    touching.map(async ({ hash, from, to, value, nonce }) => {
      const receipt = await client.getTransactionReceipt({ hash });
      if (receipt.blockHash !== block.hash) throw new Error("The chain changed while it was read.");
      const hasSucceeded = receipt.status === "success";
      const moved = hasSucceeded ? value : 0n;
      const spent = isOurs(from) ? moved + receipt.gasUsed * receipt.effectiveGasPrice : 0n;
      const mined: MinedPayment = {
        kind: "mined",
        hash,
        from,
        to,
        nonce,
        valueWei: value,
        isInternal: false,
        hasSucceeded,
        blockNumber,
        blockHash: block.hash,
        blockTime: time,
        isFinal: false,
      };
      return { mined, effectWei: (isOurs(to) ? moved : 0n) - spent };
    }),
  );
  return {
    number: blockNumber,
    hash: block.hash,
    time,
    parentHash: block.parentHash,
    transfers: read
      .map(({ mined }) => mined)
      .filter(({ to, valueWei, hasSucceeded }) => hasSucceeded && isOurs(to) && valueWei > 0n),
    explainedWei: read.reduce((sum, { effectWei }) => sum + effectWei, 0n),
    block,
  };
}
