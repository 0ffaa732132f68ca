import { receiptPath } from "../../content/addresses.ts";
import { askedCompany, billingAddress } from "../../content/portal-address.ts";
import { brand } from "../../content/brand.ts";
import { nameChain } from "../../content/chain-names.ts";
import type { MailTemplate } from "../../content/mail.ts";
import { extraTransferTopic, orphanedTopic, paymentLabels } from "../../content/payment-answers.ts";
import { formatStamp } from "../../content/stamp.ts";
import { studioZone } from "../../content/studio-times.ts";
import { formatEtherAmount } from "../../domain/payment/ether-amount.ts";
import { formatPrice } from "../../domain/payment/price.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import type { Payment } from "./payment.ts";
import type { Transaction } from "../../runtime/database/types.ts";

type Line = keyof typeof paymentLabels;

/** The receipt, or word that the payment does not match, and a line to the studio; each leaves once. */
export async function mailAboutPayment(
  sql: Transaction,
  payment: Payment,
  siteUrl: string,
): Promise<void> {
  const about = `payment ${payment.id} ${payment.state}`;
  if (payment.email !== null) {
    await enqueueMail(sql, {
      to: payment.email,
      template: pickTemplate(payment),
      dedupeKey: `${about} payer`,
      data: {
        link: siteUrl + pickAddress(payment),
        fields: listFields(describePayment(payment)),
      },
    });
  }
  await enqueueMail(sql, {
    to: brand.email,
    template: "studio-payment",
    dedupeKey: `${about} studio`,
    ...(payment.email === null ? {} : { replyTo: payment.email }),
    data: {
      topic: payment.state,
      fields: listFields({
        state: payment.state,
        ...describePayment(payment),
        // Their own words, so for the studio alone: the payer reads them on the receipt.
        campaign: payment.campaignTitle,
        payer: payment.payerName,
        company: payment.company,
        from: payment.ethAddress,
        sender: payment.senderAddress,
      }),
    },
  });
}

/** More arrived for a payment that another transaction has settled: somebody has to give it back. */
export async function mailAboutExtra(
  sql: Transaction,
  payment: Payment,
  { hash, from, valueWei }: { hash: string; from: string; valueWei: bigint },
): Promise<void> {
  await enqueueMail(sql, {
    to: brand.email,
    template: "studio-payment",
    dedupeKey: `extra transfer ${hash}`,
    data: {
      topic: extraTransferTopic,
      fields: listFields({
        ...describePayment(payment),
        state: payment.state,
        received: `${formatEtherAmount(valueWei)} ETH`,
        sender: from,
        transaction: hash,
      }),
    },
  });
}

/** Its block was final, and is gone: the books count money that is not there, until somebody reverses it. */
export async function mailAboutOrphan(
  sql: Transaction,
  payment: Payment,
  hash: string,
): Promise<void> {
  await enqueueMail(sql, {
    to: brand.email,
    template: "studio-payment",
    dedupeKey: `orphaned transfer ${hash}`,
    data: {
      topic: orphanedTopic,
      fields: listFields({ state: payment.state, ...describePayment(payment), transaction: hash }),
    },
  });
}

/** An invoice's receipt is a document; a package's is this payment's own page. */
function pickAddress({ id, invoiceId, companyId }: Payment): string {
  if (invoiceId === null || companyId === null) return receiptPath(id);
  return billingAddress({ [askedCompany]: companyId, document: invoiceId });
}

function pickTemplate({ state, companyId, invoiceNumber }: Payment): MailTemplate {
  if (state === "refunded") return "payment-refunded";
  if (state !== "paid") return "payment-held";
  if (invoiceNumber !== null) return "billing-receipt";
  return companyId === null ? "guest-receipt" : "payment-receipt";
}

function describePayment(payment: Payment): Partial<Record<Line, string | null>> {
  const { net, vat, total } = formatPrice(payment);
  const hasVat = vat !== "0.00";
  return {
    packageName: payment.packageName,
    invoiceNumber: payment.invoiceNumber,
    price: `£${net}`,
    vat: hasVat ? `£${vat}` : null,
    total: hasVat ? `£${total}` : null,
    required: `${formatEtherAmount(payment.amountWei)} ETH`,
    received: payment.receivedWei === null ? null : `${formatEtherAmount(payment.receivedWei)} ETH`,
    transaction: payment.transactionHash,
    paidAt: payment.paidAt && formatStamp(payment.paidAt.getTime(), studioZone),
    refund: payment.refundHash,
    reason: payment.resolution,
    payment: payment.id,
    network: nameChain(payment.chainId),
  };
}

function listFields(values: Partial<Record<Line, string | null>>) {
  const given: Record<string, string | null | undefined> = values;
  return Object.entries(paymentLabels).flatMap(([key, label]) => {
    const value = given[key];
    return value ? [{ label, value }] : [];
  });
}
