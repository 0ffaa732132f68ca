import type { BillingRequest } from "../../domain/billing/billing-request.ts";
import { sumLeft } from "../../domain/billing/sum-left.ts";
import { vatLine, type VatLine } from "../../domain/billing/document.ts";
import type { LineTyped, Sums } from "../../domain/billing/sum-lines.ts";
import { restOfInvoice } from "../../content/billing-answers.ts";
import { z } from "zod";
import type { Transaction } from "../../runtime/database/types.ts";
import { BillingRefusal } from "./billing-refusal.ts";
import { findDocument, findInvoice, type FoundInvoice } from "./find-document.ts";
import { freeAllocations } from "./free-allocations.ts";
import { issueNew, readIssued, type Issued } from "./issue-document.ts";
import { lockLedger } from "./lock-ledger.ts";
import { priceLines } from "./price-lines.ts";

/**
 * Takes an invoice back, some of it or all that is left, by a document of its own. What was paid of it and is not owed any
 * more becomes the company's credit.
 */
export async function creditInvoice(
  sql: Transaction,
  { documentId, reason, lines, key }: BillingRequest<"credit">,
): Promise<Issued> {
  await lockLedger(sql);
  const earlier = await findEarlier(sql, key, documentId);
  if (earlier) return earlier;
  const invoice = await findInvoice(sql, documentId);
  const { content, balance } = invoice;
  const credited = await readCredited(sql, documentId);
  const typed = lines ?? listRest(invoice, credited);
  if (typed.length === 0) throw new BillingRefusal("nothing-to-credit");
  const sums = priceLines(typed, content.vat_treatment, credited);
  requireCharged(invoice, credited, sums);
  const rest = balance.total - balance.credited - balance.writtenOff;
  if (sums.total_pence > rest) {
    throw new BillingRefusal(balance.writtenOff > 0 ? "written-off" : "more-than-charged");
  }
  if (lines) requireLines(invoice, sums);
  await freeAllocations(sql, {
    documentId,
    pence: Math.max(0, sums.total_pence - balance.open),
  });
  const { number, issued_on, seller, buyer, order_reference, vat_treatment } = content;
  return issueNew(sql, {
    id: key,
    kind: "credit_note",
    series: "CRN",
    companyId: invoice.companyId,
    creditsId: documentId,
    content: {
      seller,
      buyer,
      order_reference,
      vat_treatment,
      ...sums,
      note: null,
      credits: { number, issued_on, reason },
    },
  });
}

async function findEarlier(sql: Transaction, key: string, invoiceId: string) {
  const [earlier] = await sql<{ isSame: boolean }[]>`
    select credits_id is not distinct from ${invoiceId} as "isSame"
    from public.billing_documents where id = ${key}`;
  if (!earlier) return undefined;
  if (!earlier.isSame) throw new BillingRefusal("key-used");
  await findDocument(sql, key);
  return readIssued(sql, key);
}

async function readCredited(sql: Transaction, invoiceId: string): Promise<VatLine[]> {
  const [row] = await sql`select private.sum_credits(${invoiceId}) as credited`;
  return z.object({ credited: z.array(vatLine) }).parse(row).credited;
}

/** The lines of the invoice itself, or, where some of it was credited before, a line for each rate. */
function listRest({ content, balance }: FoundInvoice, credited: readonly VatLine[]): LineTyped[] {
  if (balance.credited === 0) return content.lines;
  return sumLeft(content, { credited, total_pence: balance.credited }).map(
    ({ rate, net_pence }) => ({
      description: restOfInvoice(content.number),
      quantity: 100,
      unit_pence: net_pence,
      discount_pence: 0,
      vat_rate: rate,
    }),
  );
}

/** Of each rate no more than was charged at it. */
function requireCharged(
  { content }: FoundInvoice,
  credited: readonly VatLine[],
  { vat }: { vat: readonly VatLine[] },
): void {
  const netAt = (lines: readonly VatLine[], rate: number) =>
    lines.find((each) => each.rate === rate)?.net_pence ?? 0;
  for (const { rate, net_pence: net } of vat) {
    if (net + netAt(credited, rate) > netAt(content.vat, rate)) {
      throw new BillingRefusal("more-than-charged");
    }
  }
}

/** Each is a line of the invoice, and no more than that was. */
function requireLines({ content }: FoundInvoice, { lines }: Pick<Sums, "lines">): void {
  const netOf = (of: Pick<Sums, "lines">, description: string) =>
    of.lines
      .filter((each) => each.description === description)
      .reduce((sum, { net_pence: net }) => sum + net, 0);
  for (const { description } of lines) {
    const isThere = content.lines.some((each) => each.description === description);
    if (!isThere || netOf({ lines }, description) > netOf(content, description)) {
      throw new BillingRefusal("not-charged");
    }
  }
}
