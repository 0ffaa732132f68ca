import {
  formatEther,
  getAddress,
  type Hash,
  type PublicClient,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
} from "viem";
import { formatEtherAmount } from "../../domain/payment/ether-amount.ts";
import { transactionPage as words } from "../../content/development-chain.ts";

export type Line = { label: string; text: string };
type Client = Pick<PublicClient, "getBlock" | "getTransaction" | "getTransactionReceipt">;

/** A transaction as a list to read; undefined where the chain knows none. */
export async function describeTransaction(client: Client, hash: Hash): Promise<Line[] | undefined> {
  const transaction = await orMissing(client.getTransaction({ hash }));
  if (!transaction) return undefined;
  const { labels, states, created } = words;
  const settled = await readSettled(client, hash);
  return [
    { label: labels.hash, text: hash },
    { label: labels.state, text: settled?.state ?? states.waiting },
    ...(settled?.lines ?? []),
    { label: labels.from, text: getAddress(transaction.from) },
    { label: labels.to, text: transaction.to ? getAddress(transaction.to) : created },
    { label: labels.value, text: `${formatEtherAmount(transaction.value)} ETH` },
  ];
}

async function readSettled(client: Client, hash: Hash) {
  const receipt = await orMissing(client.getTransactionReceipt({ hash }));
  if (!receipt) return undefined;
  const { blockNumber, gasUsed, effectiveGasPrice } = receipt;
  const [block, final] = await Promise.all([
    client.getBlock({ blockNumber }),
    client.getBlock({ blockTag: "finalized" }),
  ]);
  const { labels, states } = words;
  const standing = (final.number ?? 0n) >= blockNumber ? states.final : states.included;
  return {
    state: receipt.status === "success" ? standing : `${states.failed}. ${standing}`,
    lines: [
      { label: labels.block, text: String(blockNumber) },
      { label: labels.time, text: new Date(Number(block.timestamp) * 1000).toISOString() },
      { label: labels.fee, text: `${formatEther(gasUsed * effectiveGasPrice)} ETH` },
    ],
  };
}

async function orMissing<Found>(asked: Promise<Found>): Promise<Found | undefined> {
  try {
    return await asked;
  } catch (error) {
    const isMissing =
      error instanceof TransactionNotFoundError || error instanceof TransactionReceiptNotFoundError;
    if (isMissing) return undefined;
    throw error;
  }
}
