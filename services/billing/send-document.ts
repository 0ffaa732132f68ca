import type { BillingRequest } from "../../domain/billing/billing-request.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { BillingRefusal } from "./billing-refusal.ts";
import { findIssued } from "./find-document.ts";
import { findInvoiceAddress } from "./find-invoice-address.ts";
import { lockLedger } from "./lock-ledger.ts";
import { mailDocument, notifyOfDocument } from "./notify.ts";

type Sent = { recipients: number };
type Sender = {
  /** Null where nobody of the studio did it. */
  staffId: string | null;
  siteUrl: string;
  /** Who gets it where the company has no address for invoices. */
  fallback?: string | null;
};

/**
 * Sends an issued document: to the address that the company has for invoices, whatever anybody has chosen, and to its
 * owners and approvers as they have chosen.
 */
export async function sendDocument(
  sql: Transaction,
  { documentId }: Omit<BillingRequest<"send">, "action">,
  { staffId, siteUrl, fallback = null }: Sender,
): Promise<Sent> {
  await lockLedger(sql);
  const document = await findIssued(sql, documentId);
  const address = (await findInvoiceAddress(sql, document)) ?? fallback;
  const [sending] = await sql<{ id: string }[]>`
    insert into public.document_sendings (document_id, recipient, sent_by)
    values (${documentId}, ${address}, ${staffId}) returning id`;
  if (!sending) throw new Error("The sending was not stored.");
  const told = await notifyOfDocument(sql, documentId, sending.id);
  if (address !== null) {
    await mailDocument(sql, document, { to: address, siteUrl, dedupeKey: `sending ${sending.id}` });
  }
  const recipients = told + (address === null ? 0 : 1);
  // What the studio has not sent itself is found in the client area.
  if (recipients === 0 && staffId !== null) throw new BillingRefusal("nobody-to-send-to");
  return { recipients };
}
