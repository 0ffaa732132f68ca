import { nameChain } from "../../content/chain-names.ts";
import type { Buyer } from "../../domain/billing/document.ts";
import { treatPackage } from "../../domain/billing/choose-treatment.ts";
import { formatEtherAmount } from "../../domain/payment/ether-amount.ts";
import { sterlingOf } from "../../domain/payment/sterling.ts";
import { toPence } from "../../domain/payment/price.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { findBuyer } from "../billing/find-buyer.ts";
import { issueNew, type Issued } from "../billing/issue-document.ts";
import { lockLedger } from "../billing/lock-ledger.ts";
import { notifyOfReceipt } from "../billing/notify.ts";
import { priceLines } from "../billing/price-lines.ts";
import { readSeller } from "../billing/seller.ts";
import { takePayment } from "../billing/take-payment.ts";
import { writeOff } from "../billing/write-off.ts";
import { randomUUID } from "node:crypto";
import type { Payment } from "./payment.ts";

type By = { siteUrl: string; staffId?: string };

/**
 * Writes a paid payment into the books, in the transaction that makes it paid: money in and its receipt, and what it was
 * for. A package is charged by an invoice of its own; an invoice is settled as far as it is open, and the rest is credit.
 */
export async function settlePayment(sql: Transaction, payment: Payment, by: By): Promise<void> {
  await lockLedger(sql);
  if (await areNumbersHeld(sql)) return waitForNumbers(sql, payment, by);
  const pence = sterlingOf(payment);
  const day = await readDay(sql, payment);
  const buyer = (await findBuyer(sql, payment.companyId)) ?? namePayer(payment);
  const isPackage = payment.packageName !== null;
  const invoice = isPackage ? await chargePackage(sql, payment, { buyer, day }) : undefined;
  const settled = invoice?.id ?? (await findSettled(sql, payment));
  if (pence > 0) {
    const { receipt, isNew } = await takePayment(sql, {
      companyId: payment.companyId,
      source: "eth",
      externalId: payment.transactionHash ?? payment.id,
      pence,
      receivedOn: day,
      payer: buyer.name,
      reference: payment.transactionHash ?? payment.id,
      ethPaymentId: payment.id,
      ether: {
        amount: formatEtherAmount(payment.receivedWei ?? payment.amountWei),
        chain: nameChain(payment.chainId),
        gbp_per_eth: payment.gbpPerEth,
      },
      buyer,
      allocations: settled === undefined ? [] : [{ documentId: settled, pence }],
    });
    const hasMail = payment.email !== null;
    if (isNew) await notifyOfReceipt(sql, receipt.id, { siteUrl: by.siteUrl, hasMail });
  }
  const short = invoice ? invoice.totalPence - pence : 0;
  // Accepted as enough for the package: nobody will pay the rest. An invoice stays open for it.
  if (invoice && short > 0) {
    const loss = { documentId: invoice.id, pence: short, key: randomUUID() };
    const reason = payment.resolution ?? payment.state;
    await writeOff(sql, { ...loss, reason }, { staffId: by.staffId ?? null });
  }
}

/** After an older backup: what is paid meanwhile is paid all the same, and its documents come later. */
async function waitForNumbers(sql: Transaction, { id }: Payment, { staffId }: By): Promise<void> {
  await sql`
    insert into private.waiting_settlements (payment_id, staff_id) values (${id}, ${staffId ?? null})
    on conflict do nothing`;
}

export async function areNumbersHeld(sql: Transaction): Promise<boolean> {
  const held = await sql`
    select from private.document_series where series in ('PKG', 'REC') and held_since is not null`;
  return held.length > 0;
}

/** The invoice, if it is still the payer's: one that went elsewhere is settled by hand, from the credit. */
async function findSettled(sql: Transaction, payment: Payment): Promise<string | undefined> {
  const [found] = await sql<{ id: string }[]>`
    select document_id as id from public.document_balances
    where document_id = ${payment.invoiceId} and company_id is not distinct from ${payment.companyId}`;
  return found?.id;
}

/** As it was quoted: with VAT where that was asked for, whatever has changed since. */
async function chargePackage(
  sql: Transaction,
  payment: Payment,
  { buyer, day }: { buyer: Buyer; day: string },
): Promise<Issued> {
  const [net, vat] = [Number(toPence(payment.priceGbp)), Number(toPence(payment.vatGbp))];
  const seller = readSeller();
  const isTaxed = vat > 0 && seller.vat_number !== null;
  const isOutside = vat === 0 && treatPackage(seller, buyer) === "outside";
  const treatment = isTaxed ? "uk" : isOutside ? "outside" : "none";
  const line = {
    description: payment.packageName ?? payment.id,
    quantity: 100,
    unit_pence: isTaxed ? net : net + vat,
    discount_pence: 0,
    vat_rate: 2000,
  };
  return issueNew(sql, {
    kind: "invoice",
    series: "PKG",
    companyId: payment.companyId,
    ethPaymentId: payment.id,
    content: {
      seller: treatment === "none" ? { ...seller, vat_number: null } : seller,
      buyer,
      vat_treatment: treatment,
      ...priceLines([line], treatment),
      order_reference: null,
      note: null,
      tax_point: day,
      paid_on: day,
      terms_days: 0,
    },
  });
}

function namePayer({ company, payerName, email, ethAddress }: Payment): Buyer {
  return {
    name: company ?? payerName ?? email ?? ethAddress,
    address: [],
    country: "GB",
    vat_number: null,
    company_number: null,
    email,
  };
}

/** In London, when it was mined. */
async function readDay(sql: Transaction, { id }: Payment): Promise<string> {
  const [row] = await sql<{ day: string }[]>`
    select least(
      (coalesce(block_time, now()) at time zone 'Europe/London')::date, private.london_today()
    )::text as day
    from public.eth_payments where id = ${id}`;
  if (!row) throw new Error("The payment is gone.");
  return row.day;
}
