import { z } from "zod";
import { askedCompany, billingAddress } from "../../content/portal-address.ts";
import { titleDocument } from "../../content/billing-document.ts";
import { documentContent, type DocumentContent } from "../../domain/billing/document.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import type { ClaimedNotice, NoticeMail } from "../mail/notice-mail.ts";
import {
  billingReplyTo,
  describeDocument,
  describeReversedPayment,
  documentTemplates,
} from "./describe-document.ts";
import { findIssued } from "./find-document.ts";
import { findInvoiceAddress } from "./find-invoice-address.ts";

/** Tells owners and approvers of the company about a document, as each has chosen; answers how many there are. */
export async function notifyOfDocument(
  sql: Transaction,
  documentId: string,
  key: string,
): Promise<number> {
  const [row] = await sql<{ told: number }[]>`
    select private.notify_of_document(${documentId}, ${key}, true) as told`;
  return row?.told ?? 0;
}

type Addressed = { to: string; siteUrl: string; dedupeKey: string };
const mailedRow = z.object({
  id: z.string(),
  companyId: z.string().nullable(),
  content: documentContent,
});
type Mailed = z.infer<typeof mailedRow>;

/** The figures of a document to one address, and where it is. */
export async function mailDocument(
  sql: Transaction,
  document: Mailed,
  { to, siteUrl, dedupeKey }: Addressed,
): Promise<void> {
  await enqueueMail(sql, { ...(await writeMail(sql, document, siteUrl)), to, dedupeKey });
}

async function writeMail(sql: Transaction, { id, companyId, content }: Mailed, siteUrl: string) {
  const [balance] = await sql<{ open: string }[]>`
    select open_pence as open from public.document_balances where document_id = ${id}`;
  const company = companyId === null ? {} : { [askedCompany]: companyId };
  return {
    template: documentTemplates[content.kind],
    replyTo: billingReplyTo,
    document: { id, title: titleDocument(content) },
    data: {
      topic: content.number,
      fields: describeDocument(content, balance ? Number(balance.open) : null),
      ...(companyId !== null && {
        link: siteUrl + billingAddress({ ...company, document: id }),
      }),
    },
  } satisfies NoticeMail;
}

/** The same for one of those who have chosen to be told. Nothing where it is another company's by now. */
export async function describeDocumentNotice(
  sql: Transaction,
  { subject_id: id, company_id: companyId }: ClaimedNotice,
  siteUrl: string,
): Promise<NoticeMail | undefined> {
  const rows = await sql`
    select id, company_id as "companyId", content from public.billing_documents
    where id = ${id} and company_id = ${companyId} and state = 'issued'`;
  const document = parseRow(mailedRow, rows);
  return document && writeMail(sql, document, siteUrl);
}

/**
 * A receipt always comes, whatever anybody has chosen: to the address for invoices, else to each owner. Others who may pay
 * have it under their bell. `hasMail`: whoever paid has been written to already.
 */
export async function notifyOfReceipt(
  sql: Transaction,
  receiptId: string,
  { siteUrl, hasMail = false }: { siteUrl: string; hasMail?: boolean },
): Promise<void> {
  await sql`select private.notify_of_document(${receiptId}, ${receiptId}, false)`;
  if (hasMail) return;
  const receipt = await findIssued(sql, receiptId);
  for (const to of await listAddresses(sql, receipt)) {
    await mailDocument(sql, receipt, { to, siteUrl, dedupeKey: `receipt ${receiptId} ${to}` });
  }
}

type Reversed = {
  paymentId: string;
  pence: number;
  reopened: readonly { number: string; pence: string }[];
  siteUrl: string;
};

/** Whoever has a receipt is told that it does not count any more. */
export async function notifyOfReversal(
  sql: Transaction,
  { paymentId, pence, reopened, siteUrl }: Reversed,
): Promise<void> {
  const [row] = await sql<{ id: string }[]>`
    select id from public.billing_documents where incoming_payment_id = ${paymentId}`;
  if (!row) return;
  const receipt = await findIssued(sql, row.id);
  const { companyId, content } = receipt;
  for (const to of await listAddresses(sql, receipt)) {
    await enqueueMail(sql, {
      to,
      template: "billing-reversal",
      replyTo: billingReplyTo,
      dedupeKey: `reversal ${paymentId} ${to}`,
      data: {
        topic: content.number,
        fields: describeReversedPayment({ number: content.number, pence, reopened }),
        ...(companyId !== null && {
          link: siteUrl + billingAddress({ [askedCompany]: companyId, document: row.id }),
        }),
      },
    });
  }
}

/** To the address for invoices, else to each owner. */
async function listAddresses(
  sql: Transaction,
  document: { companyId: string | null; content: Pick<DocumentContent, "buyer"> },
): Promise<string[]> {
  const address = await findInvoiceAddress(sql, document);
  return address === null ? listOwners(sql, document.companyId) : [address];
}

async function listOwners(sql: Transaction, companyId: string | null): Promise<string[]> {
  const rows = await sql<{ email: string }[]>`
    select u.email from public.memberships m join auth.users u on u.id = m.user_id
    where m.company_id = ${companyId} and m.role = 'owner' and u.deleted_at is null and u.email is not null
    order by u.email`;
  return rows.map(({ email }) => email);
}
