import { z } from "zod";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { BillingRefusal } from "./billing-refusal.ts";
import { penceColumn } from "./rows.ts";

const incomingRow = z.object({
  id: z.string(),
  companyId: z.string().nullable(),
  pence: penceColumn,
  receivedOn: z.string(),
  unused: penceColumn,
});
export type Incoming = z.infer<typeof incomingRow>;

/** Money that came in, and what is left of it. Ask with the ledger locked. */
export async function findIncoming(sql: Transaction, id: string): Promise<Incoming> {
  const rows = await sql`
    select id, company_id as "companyId", pence, received_on::text as "receivedOn", unused_pence as unused
    from public.incoming_payments where id = ${id}`;
  const found = parseRow(incomingRow, rows);
  if (!found) throw new BillingRefusal("payment-missing");
  return found;
}
