import { invoiceStateWords, paymentStateWords } from "../../content/payment-answers.ts";
import { formatEtherAmount } from "../../domain/payment/ether-amount.ts";
import type { PaymentAnswer } from "../../domain/payment/payment-answer.ts";
import { formatPrice } from "../../domain/payment/price.ts";
import type { Chain } from "../chain/chain.ts";
import type { Payment } from "./payment.ts";

export function describePayment(chain: Chain, payment: Payment): PaymentAnswer {
  const { transactionHash, receivedWei } = payment;
  // The chain's own word on a quote that has run out comes later; the payer should not send anything meanwhile.
  const isOver = payment.state === "quoted" && payment.expiresAt < new Date();
  const state = isOver ? "expired" : payment.state;
  return {
    paymentId: payment.id,
    state,
    message: payment.invoiceNumber === null ? paymentStateWords[state] : invoiceStateWords[state],
    packageId: payment.packageId,
    invoiceId: payment.invoiceId,
    invoiceNumber: payment.invoiceNumber,
    payerName: payment.payerName,
    company: payment.company,
    campaignId: state === "paid" ? payment.campaignId : null,
    campaignTitle: state === "paid" ? payment.campaignTitle : null,
    requiredAmount: formatEtherAmount(payment.amountWei),
    receivedAmount: receivedWei === null ? null : formatEtherAmount(receivedWei),
    ethAddress: payment.ethAddress,
    receivingAddress: payment.receivingAddress,
    chainId: payment.chainId,
    chain: { kind: chain.kind, label: chain.label },
    transactionHash,
    explorerUrl: transactionHash === null ? null : chain.explorerUrl(transactionHash),
    price: formatPrice(payment),
    createdAt: payment.createdAt.toISOString(),
    expiresAt: payment.expiresAt.toISOString(),
    paidAt: payment.paidAt?.toISOString() ?? null,
  };
}
