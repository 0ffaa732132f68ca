import { askedCompany, billingAddress } from "../../content/portal-address.ts";
import type { DocumentContent } from "../../domain/billing/document.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { billingReplyTo, describeDocument, documentTemplates } from "./describe-document.ts";
import { findIssued } from "./find-document.ts";
import { findBuyer } from "./find-buyer.ts";

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
type Mailed = { id: string; companyId: string | null; content: DocumentContent };

/** The figures of a document to one address, and where it is. */
export async function mailDocument(
  sql: Transaction,
  { id, companyId, content }: Mailed,
  { to, siteUrl, dedupeKey }: Addressed,
): Promise<void> {
  const [balance] = await sql<{ open: string }[]>`
    select open_pence as open from public.document_balances where document_id = ${id}`;
  const company = companyId === null ? {} : { [askedCompany]: companyId };
  await enqueueMail(sql, {
    to,
    template: documentTemplates[content.kind],
    replyTo: billingReplyTo,
    dedupeKey,
    data: {
      topic: content.number,
      fields: describeDocument(content, balance ? Number(balance.open) : null),
      ...(companyId !== null && {
        link: siteUrl + billingAddress({ ...company, document: id }),
      }),
    },
  });
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
  const address = (await findBuyer(sql, receipt.companyId))?.email ?? receipt.content.buyer.email;
  const addresses = address === null ? await listOwners(sql, receipt.companyId) : [address];
  for (const to of addresses) {
    await mailDocument(sql, receipt, { to, siteUrl, dedupeKey: `receipt ${receiptId} ${to}` });
  }
}

async function listOwners(sql: Transaction, companyId: string | null): Promise<string[]> {
  const rows = await sql<{ email: string }[]>`
    select u.email from public.memberships m join auth.users u on u.id = m.user_id
    where m.company_id = ${companyId} and m.role = 'owner' and u.deleted_at is null and u.email is not null
    order by u.email`;
  return rows.map(({ email }) => email);
}
