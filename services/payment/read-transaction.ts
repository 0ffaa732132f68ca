import {
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
  type Address,
  type Hash,
  type Transaction as ChainTransaction,
  type TransactionReceipt,
} from "viem";
import { isSameAddress } from "../../domain/payment/same-address.ts";
import type { Chain, ChainClient } from "../chain/chain.ts";
import { ChainDisagreement } from "../chain/chain-disagreement.ts";
import { askChain } from "./ask-chain.ts";
import { readInternalInflow } from "./read-internal-inflow.ts";
import type { FoundTransaction, Pending, SentPayment } from "./found-transaction.ts";

/** What the chain says about a transaction now. Throws a refusal when it cannot be asked. */
export function readTransaction(
  chain: Chain,
  hash: Hash,
  report: (error: Error) => void,
  wallets: readonly Address[] = [chain.receivingAddress],
): Promise<FoundTransaction> {
  return askChain(() => read(chain, hash, report, wallets));
}

async function read(
  chain: Chain,
  hash: Hash,
  report: (error: Error) => void,
  wallets: readonly Address[],
): Promise<FoundTransaction> {
  const { client } = chain;
  // First, so that what it covers can only have become more final since.
  const final = await client.getBlock({ blockTag: "finalized" });
  const transaction = await orMissing(client.getTransaction({ hash }));
  if (!transaction) return { kind: "missing" };
  const sent = describeSent(transaction);
  const isCall = transaction.to === null || transaction.input !== "0x";
  const pending: Pending = { ...sent, kind: "pending", isCall };
  const receipt = await orMissing(client.getTransactionReceipt({ hash }));
  if (!receipt) return pending;
  const block = await client.getBlock({ blockNumber: receipt.blockNumber });
  // The chain is being reorganised while we read: its block does not count yet.
  if (block.hash !== receipt.blockHash) return pending;
  const hasSucceeded = receipt.status === "success";
  const inflow = hasSucceeded ? await readInflowThrough(chain, { sent, receipt, wallets }) : 0n;
  const isFinal = receipt.blockNumber <= final.number && (await isAgreed(chain, receipt, report));
  return {
    ...sent,
    kind: "mined",
    hasSucceeded,
    isInternal: inflow > 0n,
    valueWei: inflow > 0n ? inflow : sent.valueWei,
    blockNumber: receipt.blockNumber,
    blockHash: receipt.blockHash,
    blockTime: new Date(Number(block.timestamp) * 1000),
    isFinal,
  };
}

function describeSent({ hash, from, to, value, nonce }: ChainTransaction): SentPayment {
  return { hash, from, to, valueWei: value, nonce };
}

export const gasOfPlainTransfer = 21_000n;

/** Only code that ran can have passed money on. */
async function readInflowThrough(
  chain: Chain,
  {
    sent,
    receipt,
    wallets,
  }: { sent: SentPayment; receipt: TransactionReceipt; wallets: readonly Address[] },
): Promise<bigint> {
  const { to } = sent;
  if (to !== null && wallets.some((wallet) => isSameAddress(to, wallet))) return 0n;
  if (receipt.gasUsed <= gasOfPlainTransfer) return 0n;
  const inflows = await Promise.all(
    wallets.map((wallet) => readInternalInflow(chain, wallet, receipt.blockNumber)),
  );
  return inflows.find((inflow) => inflow > 0n) ?? 0n;
}

/** A second node, where there is one, has to have it in the same block, with the same outcome, and final. */
async function isAgreed(
  { secondClient }: Chain,
  receipt: TransactionReceipt,
  report: (error: Error) => void,
): Promise<boolean> {
  if (!secondClient) return true;
  const [theirs, final] = await Promise.all([
    readReceipt(secondClient, receipt.transactionHash),
    secondClient.getBlock({ blockTag: "finalized" }),
  ]);
  const isSame = theirs?.blockHash === receipt.blockHash && theirs.status === receipt.status;
  if (isSame && receipt.blockNumber <= final.number) return true;
  // One that lags behind says nothing wrong.
  if (final.number >= receipt.blockNumber) {
    const { transactionHash } = receipt;
    report(new ChainDisagreement(`The two Ethereum nodes disagree about ${transactionHash}.`));
  }
  return false;
}

function readReceipt(client: ChainClient, hash: Hash) {
  return orMissing(client.getTransactionReceipt({ hash }));
}

async function orMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    const isMissing =
      error instanceof TransactionNotFoundError || error instanceof TransactionReceiptNotFoundError;
    if (isMissing) return undefined;
    throw error;
  }
}
