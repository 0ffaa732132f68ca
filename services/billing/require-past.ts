import type { Transaction } from "../../runtime/database/types.ts";
import { BillingRefusal } from "./billing-refusal.ts";

/** What is written down has happened, by the clock in London. */
export async function requirePast(sql: Transaction, day: string): Promise<void> {
  const [future] = await sql`
    select where ${day}::text::date > private.london_today()`;
  if (future) throw new BillingRefusal("date-in-future");
}
