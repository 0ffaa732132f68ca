import { z } from "zod";
import { hasRole } from "../../domain/company/role.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import type { SignedIn } from "../account/find-caller.ts";
import { findRole } from "../company/find-role.ts";
import { PaymentRefusal } from "./payment-refusal.ts";

const invoiceRow = z.object({
  companyId: z.string().nullable(),
  number: z.string(),
  open: z.string().transform(Number),
});
export type PaidInvoice = { companyId: string; number: string; pence: number };

/** What somebody who may pay it pays of an invoice: what they say, or all that is open. */
export async function readPaidInvoice(
  sql: Transaction,
  { invoiceId, pence }: { invoiceId: string; pence: number | null },
  caller: SignedIn | undefined,
): Promise<PaidInvoice> {
  if (!caller) throw new PaymentRefusal("sign-in-needed");
  const rows = await sql`
    select b.company_id as "companyId", d.number, b.open_pence as open
    from public.document_balances b join public.billing_documents d on d.id = b.document_id
    where b.document_id = ${invoiceId}`;
  const invoice = parseRow(invoiceRow, rows);
  // Nobody learns of an invoice that is not their company's whether it exists.
  const role = invoice && (await findRole(sql, invoice.companyId, caller.id));
  if (!invoice || !role || invoice.companyId === null)
    throw new PaymentRefusal("invoice-not-found");
  if (!caller.isAssured || !hasRole(role, "approver")) throw new PaymentRefusal("role-needed");
  if (invoice.open === 0) throw new PaymentRefusal("invoice-paid");
  if (pence !== null && pence > invoice.open) throw new PaymentRefusal("more-than-open");
  return { companyId: invoice.companyId, number: invoice.number, pence: pence ?? invoice.open };
}
