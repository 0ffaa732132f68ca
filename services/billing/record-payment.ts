import type { BillingRequest } from "../../domain/billing/billing-request.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { BillingRefusal } from "./billing-refusal.ts";
import type { Issued } from "./issue-document.ts";
import { notifyOfReceipt } from "./notify.ts";
import { requirePast } from "./require-past.ts";
import { takePayment } from "./take-payment.ts";

/** Money that came to the bank, as somebody of the studio read it there. */
export async function recordPayment(
  sql: Transaction,
  asked: BillingRequest<"record_payment">,
  { siteUrl }: { siteUrl: string },
): Promise<{ paymentId: string; receipt: Issued }> {
  await requirePast(sql, asked.receivedOn);
  const [company] = await sql`select from public.companies where id = ${asked.companyId}`;
  if (!company) throw new BillingRefusal("company-missing");
  const taken = await takePayment(sql, {
    companyId: asked.companyId,
    source: "bank",
    externalId: asked.key,
    pence: asked.pence,
    receivedOn: asked.receivedOn,
    payer: asked.payer,
    reference: asked.reference,
    note: asked.note,
    allocations: asked.allocations,
  });
  if (taken.isNew) await notifyOfReceipt(sql, taken.receipt.id, { siteUrl });
  return { paymentId: taken.paymentId, receipt: taken.receipt };
}
