import type { BillingRequest } from "../../domain/billing/billing-request.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { BillingRefusal } from "./billing-refusal.ts";
import { findInvoice } from "./find-document.ts";
import { lockLedger } from "./lock-ledger.ts";

/** Nobody will pay this. The tax on it stays due: what was charged by mistake is credited instead. */
export async function writeOff(
  sql: Transaction,
  { documentId, pence, reason, key }: Omit<BillingRequest<"write_off">, "action">,
  { staffId }: { staffId: string | null },
): Promise<void> {
  await lockLedger(sql);
  const [earlier] = await sql<{ isSame: boolean }[]>`
    select document_id = ${documentId} and pence = ${pence} as "isSame"
    from public.write_offs where id = ${key}`;
  if (earlier?.isSame) return;
  if (earlier) throw new BillingRefusal("key-used");
  const { balance } = await findInvoice(sql, documentId);
  if (pence > balance.open) throw new BillingRefusal("more-than-open");
  await sql`
    insert into public.write_offs (id, document_id, pence, reason, made_by)
    values (${key}, ${documentId}, ${pence}, ${reason}, ${staffId})`;
}
