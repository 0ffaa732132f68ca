import type { Transaction } from "../../runtime/database/types.ts";

/** Whether something may still come, or become final. Who is late by more than an hour is found at the next payment. */
export async function hasOpenPayments(sql: Transaction): Promise<boolean> {
  const [row] = await sql<{ is_open: boolean }[]>`
    select exists (
      select from public.eth_payments
      where state in ('quoted', 'confirming') or created_at > now() - interval '1 hour'
    ) or exists (select from public.eth_transfers where not is_final) as is_open`;
  return row?.is_open ?? false;
}
