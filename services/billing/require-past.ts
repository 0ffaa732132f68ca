import type { Transaction } from "../../runtime/database/types.ts";
import { BillingRefusal } from "./billing-refusal.ts";

/** What is written down has happened, by the clock in London, and not in another century. */
export async function requirePast(sql: Transaction, day: string): Promise<void> {
  if (day < "2000-01-01") throw new BillingRefusal("date-too-early");
  const [future] = await sql`
    select where ${day}::text::date > private.london_today()`;
  if (future) throw new BillingRefusal("date-in-future");
}
