import type { BillingRequest } from "../../domain/billing/billing-request.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { BillingRefusal } from "./billing-refusal.ts";
import { findIssued } from "./find-document.ts";
import { lockLedger } from "./lock-ledger.ts";
import { mailDocument, notifyOfDocument } from "./notify.ts";

type Sent = { recipients: number };

/**
 * Sends an issued document: to the address that the company has for invoices, whatever anybody has chosen, and to its
 * owners and approvers as they have chosen.
 */
export async function sendDocument(
  sql: Transaction,
  { documentId }: Omit<BillingRequest<"send">, "action">,
  { staffId, siteUrl }: { staffId: string | null; siteUrl: string },
): Promise<Sent> {
  await lockLedger(sql);
  const document = await findIssued(sql, documentId);
  const [details] = await sql<{ email: string | null }[]>`
    select email from public.billing_details where company_id = ${document.companyId}`;
  const address = details?.email ?? document.content.buyer.email;
  const [sending] = await sql<{ id: string }[]>`
    insert into public.document_sendings (document_id, recipient, sent_by)
    values (${documentId}, ${address}, ${staffId}) returning id`;
  if (!sending) throw new Error("The sending was not stored.");
  const told = await notifyOfDocument(sql, documentId, sending.id);
  if (address !== null) {
    await mailDocument(sql, document, { to: address, siteUrl, dedupeKey: `sending ${sending.id}` });
  }
  const recipients = told + (address === null ? 0 : 1);
  if (recipients === 0) throw new BillingRefusal("nobody-to-send-to");
  return { recipients };
}
