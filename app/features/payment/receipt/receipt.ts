import * as z from "zod/mini";
import { formatEtherAmount } from "../../../../domain/payment/ether-amount.ts";
import type { PaymentAnswer } from "../../../../domain/payment/payment-answer.ts";
import { namePayment } from "../../../../content/pr-packages.ts";
import { orNull, text } from "../../../../domain/row/row.ts";

export type Receipt = {
  paymentId: string;
  /** What it was for. */
  subject: string;
  /** Who paid, and what for, where it is known. */
  payerName: string | null;
  company: string | null;
  campaignTitle: string | null;
  price: { net: string; vat: string; total: string };
  /** In ETH: what was asked for, and what came. */
  asked: string;
  received: string;
  from: string;
  receivingAddress: string;
  chainId: number;
  transactionHash: string | null;
  explorerUrl?: string;
  paidAt: string;
};

/** As text: numbers of JSON cannot hold wei. */
const wei = z.pipe(
  z.string().check(z.regex(/^\d+$/)),
  z.transform((digits) => BigInt(digits)),
);

const paidRow = z.object({
  id: z.string(),
  package_id: text,
  invoice_number: text,
  state: z.literal("paid"),
  email: text,
  price_gbp: z.number(),
  vat_gbp: z.number(),
  amount_wei: wei,
  received_wei: z.nullable(wei),
  eth_address: z.string(),
  sender_address: text,
  receiving_address: z.string(),
  chain_id: z.number(),
  transaction_hash: z.nullable(z.string()),
  paid_at: z.string(),
  payer: orNull(z.object({ display_name: text, company_name: text })),
  campaign: orNull(z.object({ title: z.string() })),
});

/** What a paid row is asked for. */
export const paidColumns = `id,package_id,invoice_number,state,email,price_gbp,vat_gbp,amount_wei::text,received_wei::text,
  eth_address,sender_address,receiving_address,chain_id,transaction_hash,paid_at,
  payer:profiles!eth_payments_user_id_fkey(display_name,company_name),campaign:pr_campaigns(title)`;

export function readRow(row: unknown): Receipt | undefined {
  const parsed = paidRow.safeParse(row);
  if (!parsed.success) return undefined;
  const { price_gbp: net, vat_gbp: vat, payer, campaign, ...paid } = parsed.data;
  return {
    paymentId: paid.id,
    subject: namePayment(paid),
    payerName: payer?.display_name ?? paid.email,
    company: payer?.company_name ?? null,
    campaignTitle: campaign?.title ?? null,
    price: { net: net.toFixed(2), vat: vat.toFixed(2), total: (net + vat).toFixed(2) },
    asked: formatEtherAmount(paid.amount_wei),
    received: formatEtherAmount(paid.received_wei ?? paid.amount_wei),
    from: paid.sender_address ?? paid.eth_address,
    receivingAddress: paid.receiving_address,
    chainId: paid.chain_id,
    transactionHash: paid.transaction_hash,
    paidAt: paid.paid_at,
  };
}

export function readReceiptAnswer(answer: PaymentAnswer): Receipt | undefined {
  if (answer.state !== "paid" || answer.paidAt === null) return undefined;
  return {
    paymentId: answer.paymentId,
    subject: namePayment({
      package_id: answer.packageId,
      invoice_number: answer.invoiceNumber,
    }),
    payerName: answer.payerName,
    company: answer.company,
    campaignTitle: answer.campaignTitle,
    price: answer.price,
    asked: answer.requiredAmount,
    received: answer.receivedAmount ?? answer.requiredAmount,
    from: answer.ethAddress,
    receivingAddress: answer.receivingAddress,
    chainId: answer.chainId,
    transactionHash: answer.transactionHash,
    ...(answer.explorerUrl && { explorerUrl: answer.explorerUrl }),
    paidAt: answer.paidAt,
  };
}
