import { randomUUID } from "node:crypto";
import type {
  DocumentContent,
  DocumentKind,
  ReceiptContent,
} from "../../domain/billing/document.ts";
import type { TestDatabase } from "./create-test-database.ts";

const series: Record<DocumentKind, string> = {
  invoice: "INV",
  credit_note: "CRN",
  proforma: "PRO",
  receipt: "REC",
};

type Issued = { id: string; number: string };
type Ties = {
  companyId?: string | null;
  ethPaymentId?: string | null;
  creditsId?: string | null;
};

/** The money that a receipt is for. */
async function haveMoney(
  owner: TestDatabase["owner"],
  { payment }: ReceiptContent,
  { companyId = null, ethPaymentId = null }: Ties,
): Promise<string | null> {
  const [row] = await owner<{ id: string }[]>`
    insert into public.incoming_payments
      (company_id, source, external_id, pence, received_on, payer, reference, eth_payment_id)
    values (${companyId}, ${payment.source}, ${randomUUID()}, ${payment.pence}, ${payment.received_on},
      ${payment.payer}, ${payment.reference}, ${ethPaymentId})
    returning id`;
  return row?.id ?? null;
}

/** A document with its number, as the services issue it. */
export async function insertDocument(
  owner: TestDatabase["owner"],
  content: DocumentContent,
  ties: Ties = {},
): Promise<Issued> {
  const { companyId = null, creditsId = null } = ties;
  const isReceipt = content.kind === "receipt";
  const moneyId = isReceipt ? await haveMoney(owner, content, ties) : null;
  const ethPaymentId = isReceipt ? null : (ties.ethPaymentId ?? null);
  const [row] = await owner<Issued[]>`
    insert into public.billing_documents (kind, state, series, company_id, eth_payment_id, credits_id,
      incoming_payment_id, content)
    values (${content.kind}, 'issued', ${series[content.kind]}, ${companyId}, ${ethPaymentId}, ${creditsId},
      ${moneyId}, ${owner.json(JSON.parse(JSON.stringify(content)))})
    returning id, number`;
  if (!row) throw new Error("The document was not issued.");
  return row;
}
