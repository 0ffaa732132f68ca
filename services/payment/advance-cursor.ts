import type { Address, Hash } from "viem";
import { askChain } from "./ask-chain.ts";
import { moveCursor, type BlockMark, type Cursor } from "./cursor.ts";
import { findInternalTransfers } from "./find-internal-transfers.ts";
import type { FollowContext } from "./follow-context.ts";
import { readBlock } from "./read-block.ts";
import { takeOverTransfer } from "./take-over-transfer.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import type { MinedPayment } from "./found-transaction.ts";
import { isSameAddress } from "../../domain/payment/same-address.ts";
import { findByAddress, findByAmount } from "./find-payment.ts";

const blocksAtOnce = 20n;

/** Takes over the next blocks. Answers false when they do not follow from where the cursor stands, or it has moved. */
export async function advanceCursor(
  { chain, genesis, siteUrl, transaction, report }: FollowContext,
  { cursor, head, wallets }: { cursor: Cursor; head: bigint; wallets: readonly Address[] },
): Promise<boolean> {
  const last = head < cursor.topNumber + blocksAtOnce ? head : cursor.topNumber + blocksAtOnce;
  const numbers = listNumbers(cursor.topNumber + 1n, last);
  const seen = await askChain(() =>
    Promise.all(
      wallets.map(async (wallet) => {
        const blocks = await Promise.all(numbers.map((each) => readBlock(chain, wallet, each)));
        return { blocks, internal: await findInternalTransfers(chain, wallet, blocks) };
      }),
    ),
  );
  const blocks = seen[0]?.blocks ?? [];
  const top = blocks.at(-1);
  const follows = blocks.every(
    ({ parentHash }, index) => parentHash === (blocks[index - 1]?.hash ?? cursor.topHash),
  );
  if (!top || !follows) return false;
  return transaction(async (sql) => {
    if (!(await moveCursor(sql, genesis, { from: cursor, to: top }))) return false;
    await keepBlocks(sql, genesis, blocks);
    const where = { genesis, chainId: chain.chainId, siteUrl };
    const direct = seen.flatMap((each) => each.blocks.flatMap((block) => block.transfers));
    for (const mined of direct) {
      await takeOverTransfer(sql, { mined, ...where });
    }
    for (const candidates of seen.flatMap((each) => each.internal)) {
      const mined = await matchContractCall(sql, genesis, candidates);
      if (mined) await takeOverTransfer(sql, { mined, ...where });
      else report(describeUnknown(candidates));
    }
    return true;
  });
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

function describeUnknown([first]: readonly MinedPayment[]): Error {
  return new Error(
    `${first?.valueWei} wei came through a contract in block ${first?.blockNumber}; which call brought them is not known.`,
  );
}

function listNumbers(first: bigint, last: bigint): bigint[] {
  return Array.from({ length: Number(last - first) + 1 }, (_, index) => first + BigInt(index));
}

/** Of the calls that can have brought what came through a contract, the one that did, where that can be told. */
async function matchContractCall(
  sql: Transaction,
  genesis: Hash,
  candidates: readonly MinedPayment[],
): Promise<MinedPayment | undefined> {
  const [first, ...others] = candidates;
  if (!first || others.length === 0) return first;
  const { valueWei } = first;
  const expected = await findByAmount(sql, { genesis, valueWei });
  if (expected) return candidates.find(({ from }) => isSameAddress(from, expected.ethAddress));
  for (const candidate of candidates) {
    if (await findByAddress(sql, { genesis, address: candidate.from, valueWei })) return candidate;
  }
  return undefined;
}
