import * as z from "zod/mini";
import { formatEtherAmount } from "../../../domain/payment/ether-amount.ts";
import type { PaymentAnswer } from "../../../domain/payment/payment-answer.ts";

export type Receipt = {
  paymentId: string;
  packageId: string;
  price: { net: string; vat: string; total: string };
  /** In ETH. */
  amount: string;
  payer: string;
  receivingAddress: string;
  chainId: number;
  transactionHash: string | null;
  explorerUrl?: string;
  paidAt: string;
};

/** A paid row of eth_payments; wei of an issued amount are whole micro-ETH, which a number can hold. */
const paidRow = z.object({
  id: z.string(),
  package_id: z.string(),
  state: z.literal("paid"),
  price_gbp: z.number(),
  vat_gbp: z.number(),
  amount_wei: z.number(),
  eth_address: z.string(),
  receiving_address: z.string(),
  chain_id: z.number(),
  transaction_hash: z.nullable(z.string()),
  paid_at: z.string(),
});

export const paidColumns = Object.keys(paidRow.shape).join(",");

export function readRow(row: unknown): Receipt | undefined {
  const parsed = paidRow.safeParse(row);
  if (!parsed.success) return undefined;
  const { price_gbp: net, vat_gbp: vat, ...paid } = parsed.data;
  return {
    paymentId: paid.id,
    packageId: paid.package_id,
    price: { net: net.toFixed(2), vat: vat.toFixed(2), total: (net + vat).toFixed(2) },
    amount: formatEtherAmount(BigInt(paid.amount_wei)),
    payer: paid.eth_address,
    receivingAddress: paid.receiving_address,
    chainId: paid.chain_id,
    transactionHash: paid.transaction_hash,
    paidAt: paid.paid_at,
  };
}

export function readAnswer(answer: PaymentAnswer): Receipt | undefined {
  if (answer.state !== "paid" || answer.paidAt === null) return undefined;
  return {
    paymentId: answer.paymentId,
    packageId: answer.packageId,
    price: answer.price,
    amount: answer.requiredAmount,
    payer: answer.ethAddress,
    receivingAddress: answer.receivingAddress,
    chainId: answer.chainId,
    transactionHash: answer.transactionHash,
    ...(answer.explorerUrl && { explorerUrl: answer.explorerUrl }),
    paidAt: answer.paidAt,
  };
}
