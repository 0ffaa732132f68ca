import { z } from "zod";
import type { Buyer, ReceiptContent } from "../../domain/billing/document.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { BillingRefusal } from "./billing-refusal.ts";
import { findBuyer } from "./find-buyer.ts";
import { findInvoice } from "./find-document.ts";
import { issueNew, readIssued, type Issued } from "./issue-document.ts";
import { lockLedger } from "./lock-ledger.ts";
import { penceColumn } from "./rows.ts";
import { readSeller } from "./seller.ts";

export type NewPayment = {
  companyId: string | null;
  source: "bank" | "eth";
  /** What the bank or the chain knows it by: the same money is counted once. */
  externalId: string;
  pence: number;
  receivedOn: string;
  payer: string;
  reference: string;
  /** The studio's own, which clients do not read. */
  note?: string | null | undefined;
  ethPaymentId?: string | undefined;
  ether?: NonNullable<ReceiptContent["payment"]["ether"]> | undefined;
  /** For whom the receipt is, where no company has said who it is. */
  buyer?: Buyer | undefined;
  allocations: readonly { documentId: string; pence: number }[];
};

export type TakenPayment = {
  paymentId: string;
  receipt: Issued;
  /** What of it settled which invoice; the rest is the company's credit. */
  settles: readonly { documentId: string; number: string; pence: number }[];
  isNew: boolean;
};

/**
 * Writes down money that came in, what it settles, and its receipt. Of each invoice at most what is open is settled; the
 * rest stays the company's credit. Repeated with the same source and id, it answers what it answered.
 */
export async function takePayment(sql: Transaction, payment: NewPayment): Promise<TakenPayment> {
  await lockLedger(sql);
  const taken = await findTaken(sql, payment);
  if (taken) return taken;
  const [made] = await sql<{ id: string }[]>`
    insert into public.incoming_payments (
      company_id, source, external_id, pence, received_on, payer, reference, eth_payment_id
    ) values (
      ${payment.companyId}, ${payment.source}, ${payment.externalId}, ${payment.pence},
      ${payment.receivedOn}::text::date, ${payment.payer}, ${payment.reference},
      ${payment.ethPaymentId ?? null}
    )
    returning id`;
  if (!made) throw new Error("The payment was not stored.");
  if (payment.note) {
    await sql`insert into public.payment_notes (payment_id, note) values (${made.id}, ${payment.note})`;
  }
  const { settles, buyer } = await settle(sql, made.id, payment);
  const receipt = await issueNew(sql, {
    kind: "receipt",
    series: "REC",
    companyId: payment.companyId,
    content: {
      seller: readSeller(),
      buyer: payment.buyer ?? (await findBuyer(sql, payment.companyId)) ?? buyer ?? named(payment),
      payment: {
        source: payment.source,
        received_on: payment.receivedOn,
        pence: payment.pence,
        payer: payment.payer,
        reference: payment.reference,
        ether: payment.ether ?? null,
      },
      settles: settles.map(({ number, pence }) => ({ number, pence })),
    },
    incomingPaymentId: made.id,
    ethPaymentId: payment.ethPaymentId,
  });
  return { paymentId: made.id, receipt, settles, isNew: true };
}

async function settle(
  sql: Transaction,
  paymentId: string,
  { allocations, companyId, pence }: NewPayment,
) {
  const settles: { documentId: string; number: string; pence: number }[] = [];
  let left = pence;
  let buyer: Buyer | undefined;
  for (const asked of allocations) {
    const invoice = await findInvoice(sql, asked.documentId);
    if (invoice.companyId !== companyId) throw new BillingRefusal("other-client");
    buyer ??= invoice.content.buyer;
    const used = Math.min(asked.pence, invoice.balance.open, left);
    if (used <= 0) continue;
    await sql`
      insert into public.allocations (payment_id, document_id, pence)
      values (${paymentId}, ${asked.documentId}, ${used})`;
    settles.push({ documentId: asked.documentId, number: invoice.content.number, pence: used });
    left -= used;
  }
  return { settles, buyer };
}

function named({ payer }: NewPayment): Buyer {
  return {
    name: payer,
    address: [],
    country: "GB",
    vat_number: null,
    company_number: null,
    email: null,
  };
}

const takenRow = z.object({
  id: z.string(),
  companyId: z.string().nullable(),
  pence: penceColumn,
  receiptId: z.string(),
});

const settledRow = z.object({ documentId: z.string(), number: z.string(), pence: penceColumn });

async function findTaken(
  sql: Transaction,
  { source, externalId, pence }: NewPayment,
): Promise<TakenPayment | undefined> {
  const rows = await sql`
    select p.id, p.company_id as "companyId", p.pence, d.id as "receiptId"
    from public.incoming_payments p join public.billing_documents d on d.incoming_payment_id = p.id
    where p.source = ${source} and p.external_id = ${externalId}`;
  const taken = parseRow(takenRow, rows);
  if (!taken) return undefined;
  if (taken.pence !== pence) throw new BillingRefusal("key-used");
  const settled = await sql`
    select a.document_id as "documentId", d.number, sum(a.pence)::bigint as pence
    from public.allocations a join public.billing_documents d on d.id = a.document_id
    where a.payment_id = ${taken.id} group by 1, 2`;
  return {
    paymentId: taken.id,
    receipt: await readIssued(sql, taken.receiptId),
    settles: settled.map((each) => settledRow.parse(each)),
    isNew: false,
  };
}
