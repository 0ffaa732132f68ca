import type { BillingRequest } from "../../domain/billing/billing-request.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { BillingRefusal } from "./billing-refusal.ts";
import { findInvoice } from "./find-document.ts";
import { lockLedger } from "./lock-ledger.ts";

type Asked = Omit<BillingRequest<"write_off">, "action">;
type By = { staffId: string | null };

/** Nobody will pay this. The tax on it stays due: what was charged by mistake is credited instead. */
export async function writeOff(sql: Transaction, asked: Asked, by: By): Promise<void> {
  await lockLedger(sql);
  if (await isWritten(sql, asked)) return;
  const { balance } = await findInvoice(sql, asked.documentId);
  if (asked.pence > balance.open) throw new BillingRefusal("more-than-open");
  await write(sql, asked, by);
}

/** Somebody pays after all, or it was a slip: so much of the invoice is open again. Both stay in the books. */
export async function takeBackWriteOff(sql: Transaction, asked: Asked, by: By): Promise<void> {
  await lockLedger(sql);
  const back = { ...asked, pence: -asked.pence };
  if (await isWritten(sql, back)) return;
  const { balance } = await findInvoice(sql, asked.documentId);
  if (asked.pence > balance.writtenOff) throw new BillingRefusal("never-written-off");
  await write(sql, back, by);
}

/** The same request has come before. */
async function isWritten(sql: Transaction, { documentId, pence, key }: Asked): Promise<boolean> {
  const [earlier] = await sql<{ isSame: boolean }[]>`
    select document_id = ${documentId} and pence = ${pence} as "isSame"
    from public.write_offs where id = ${key}`;
  if (earlier && !earlier.isSame) throw new BillingRefusal("key-used");
  return earlier !== undefined;
}

async function write(sql: Transaction, { documentId, pence, reason, key }: Asked, by: By) {
  await sql`
    insert into public.write_offs (id, document_id, pence, reason, made_by)
    values (${key}, ${documentId}, ${pence}, ${reason}, ${by.staffId})`;
}
