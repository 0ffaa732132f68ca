import * as z from "zod/mini";
import { paymentStates } from "../../../../domain/payment/payment-state.ts";

const text = z.nullable(z.string());
const wei = z.pipe(
  z.string().check(z.regex(/^\d+$/)),
  z.transform((digits) => BigInt(digits)),
);

/** A payment as `list_payments` tells of it. */
export const paymentRow = z.object({
  id: z.string(),
  state: z.enum(paymentStates),
  /** What it is for: the name of a package, or the number of an invoice. */
  package_name: z.string(),
  invoice_id: text,
  invoice_number: text,
  price_gbp: z.number(),
  vat_gbp: z.number(),
  amount_wei: wei,
  received_wei: z.nullable(wei),
  email: text,
  company_id: text,
  client: text,
  /** Who of them paid. */
  person: text,
  campaign_id: text,
  campaign_title: text,
  campaign_status: text,
  chain_id: z.number(),
  eth_address: z.string(),
  sender_address: text,
  transaction_hash: text,
  block_number: z.nullable(z.number()),
  block_time: text,
  expires_at: z.string(),
  paid_at: text,
  resolution: text,
  resolved_by: text,
  resolved_at: text,
  refund_hash: text,
  created_at: z.string(),
});

export type PaymentRow = z.infer<typeof paymentRow>;
