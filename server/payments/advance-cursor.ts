import type { Hash } from "viem";
import { isSameAddress } from "../../domain/payment/eth-address.ts";
import type { Chain } from "../chain/chain.ts";
import type { Transaction } from "../database.ts";
import { askChain } from "./ask-chain.ts";
import { moveCursor, type BlockMark, type Cursor } from "./cursor.ts";
import type { FollowContext } from "./follow-context.ts";
import type { Mined } from "./read-transaction.ts";
import { takeOverTransfer } from "./take-over-transfer.ts";

const blocksAtOnce = 20n;

type ReadBlock = BlockMark & { parentHash: Hash; transfers: Mined[] };

/** Takes over the next blocks. Answers false when they do not follow from where the cursor stands, or it has moved. */
export async function advanceCursor(
  { chain, genesis, transaction }: FollowContext,
  cursor: Cursor,
  head: bigint,
): Promise<boolean> {
  const last = head < cursor.topNumber + blocksAtOnce ? head : cursor.topNumber + blocksAtOnce;
  const numbers = listNumbers(cursor.topNumber + 1n, last);
  const blocks = await askChain(() => Promise.all(numbers.map((each) => readBlock(chain, each))));
  const top = blocks.at(-1);
  const follows = blocks.every(
    ({ parentHash }, index) => parentHash === (blocks[index - 1]?.hash ?? cursor.topHash),
  );
  if (!top || !follows) return false;
  return transaction(async (sql) => {
    if (!(await moveCursor(sql, genesis, { from: cursor, to: top }))) return false;
    await keepBlocks(sql, genesis, blocks);
    for (const mined of blocks.flatMap((block) => block.transfers)) {
      await takeOverTransfer(sql, { mined, genesis, chainId: chain.chainId });
    }
    return true;
  });
}

async function readBlock(chain: Chain, blockNumber: bigint): Promise<ReadBlock> {
  const { client, receivingAddress } = chain;
  const block = await client.getBlock({ blockNumber, includeTransactions: true });
  const time = new Date(Number(block.timestamp) * 1000);
  const coming = block.transactions.filter(
    ({ to, value }) => to !== null && isSameAddress(to, receivingAddress) && value > 0n,
  );
  const transfers = await Promise.all(
    coming.map(async ({ hash, from, to, value, nonce }): Promise<Mined> => {
      const receipt = await client.getTransactionReceipt({ hash });
      if (receipt.blockHash !== block.hash) throw new Error("The chain changed while it was read.");
      return {
        kind: "mined",
        hash,
        from,
        to,
        nonce,
        valueWei: value,
        isInternal: false,
        hasSucceeded: receipt.status === "success",
        blockNumber,
        blockHash: block.hash,
        blockTime: time,
        isFinal: false,
      };
    }),
  );
  return {
    number: blockNumber,
    hash: block.hash,
    time,
    parentHash: block.parentHash,
    transfers: transfers.filter((each) => each.hasSucceeded),
  };
}

async function keepBlocks(sql: Transaction, genesis: Hash, blocks: BlockMark[]): Promise<void> {
  const rows = blocks.map(({ number, hash, time }) => ({
    genesis_hash: genesis,
    number: String(number),
    hash,
    block_time: time,
  }));
  await sql`insert into private.followed_blocks ${sql(rows)}`;
}

function listNumbers(first: bigint, last: bigint): bigint[] {
  return Array.from({ length: Number(last - first) + 1 }, (_, index) => first + BigInt(index));
}
