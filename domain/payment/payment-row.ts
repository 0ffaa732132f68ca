import * as z from "zod/mini";
import { paymentStates } from "./payment-state.ts";
import { amount, text } from "../row/row.ts";

/** The client's own view of an ETH payment. Amounts in wei stay out: numbers of JSON cannot hold them. */
export const paymentSchema = z.object({
  id: z.string(),
  campaign_id: text,
  /** What it is for: a package, or an invoice. */
  package_id: text,
  invoice_id: text,
  invoice_number: text,
  state: z.enum(paymentStates),
  price_gbp: z.number(),
  vat_gbp: amount,
  chain_id: amount,
  transaction_hash: text,
  expires_at: text,
  paid_at: text,
  created_at: z.string(),
});

export type ClientPayment = z.infer<typeof paymentSchema>;
