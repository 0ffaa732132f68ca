import type { BillingRequest } from "../../domain/billing/billing-request.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { BillingRefusal } from "./billing-refusal.ts";
import { findDocument } from "./find-document.ts";
import { lockLedger } from "./lock-ledger.ts";

export async function deleteDraft(
  sql: Transaction,
  { documentId }: BillingRequest<"delete_draft">,
): Promise<void> {
  await lockLedger(sql);
  const found = await findDocument(sql, documentId);
  if (found.state !== "draft") throw new BillingRefusal("not-draft");
  await sql`delete from public.billing_documents where id = ${documentId}`;
}
