import { AppError } from "../../runtime/errors/app-error.ts";
import type { JobContext } from "../../runtime/jobs/job.ts";
import type { AnchorBatch, SentTransaction } from "./anchor-batch.ts";
import { findMined } from "./find-mined.ts";
import { finishBatch, noteMined } from "./finish-batch.ts";
import { askThrough, type RegistryTarget } from "./registry-target.ts";
import { readFees, signTransaction, storeTransaction } from "./sign-transaction.ts";

type Transact = JobContext["transaction"];

export type Timeouts = {
  /** Without a block for so long, the fee was too low. */
  stuckSeconds: number;
};

// A node takes a replacement that offers a tenth more; a quarter more is also likely to be mined.
const bump = (fee: bigint) => (fee * 5n) / 4n + 1n;
const highestFee = 500n * 10n ** 9n;

/** Brings the batch as far as the chain has; false while it is not final. */
export async function settleBatch(
  target: RegistryTarget,
  batch: AnchorBatch,
  { transaction, stuckSeconds }: Timeouts & { transaction: Transact },
): Promise<boolean> {
  const mined = await findMined(target, batch);
  if (mined?.isFinal) {
    await transaction((sql) => finishBatch(sql, target, { batch, mined }));
    return true;
  }
  await transaction((sql) => noteMined(sql, batch, mined));
  if (mined) return false;
  if (await isNonceSpent(target, batch)) return giveUp(batch, transaction);
  const { last } = batch;
  if (!last || (last.ageSeconds >= stuckSeconds && last.maxFee < highestFee)) {
    await sendAgain(target, batch, transaction);
  } else if (!(await isKnown(target, last))) {
    await target.chain.client.sendRawTransaction({ serializedTransaction: last.signed });
  }
  return false;
}

/** In a block that cannot go any more, and yet the registry knows nothing: it failed, or was not ours. */
async function isNonceSpent(
  { chain, account }: RegistryTarget,
  { nonce }: AnchorBatch,
): Promise<boolean> {
  const used = await chain.client.getTransactionCount({
    address: account.address,
    blockTag: "finalized",
  });
  return used > nonce;
}

async function giveUp(batch: AnchorBatch, transaction: Transact): Promise<never> {
  const message = "The anchoring transaction failed; its contents are taken up again.";
  await transaction(async (sql) => {
    await sql`update private.anchor_batches set state = 'failed' where id = ${batch.id}`;
    await sql`
      update public.content_anchors
      set state = 'pending', batch_id = null, transaction_hash = null, last_error = ${message}
      where batch_id = ${batch.id} and state = 'submitted'`;
  });
  throw new AppError("anchor_failed", message);
}

async function sendAgain(
  target: RegistryTarget,
  batch: AnchorBatch,
  transaction: Transact,
): Promise<void> {
  const now = await readFees(target);
  const { last } = batch;
  const atLeast = (fee: bigint, floor: bigint) => (fee > floor ? fee : floor);
  const fees = last
    ? {
        maxFee: atLeast(now.maxFee, bump(last.maxFee)),
        priorityFee: atLeast(now.priorityFee, bump(last.priorityFee)),
      }
    : now;
  const signed = await signTransaction(target, batch, fees);
  await transaction((sql) => storeTransaction(sql, batch.id, signed));
  await target.chain.client.sendRawTransaction({ serializedTransaction: signed.signed });
}

/** A node that was restarted may have forgotten it. */
async function isKnown({ chain }: RegistryTarget, { hash }: SentTransaction): Promise<boolean> {
  return (await askThrough(chain.client)("eth_getTransactionByHash", [hash])) !== null;
}
