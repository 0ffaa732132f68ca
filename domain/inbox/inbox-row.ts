import * as z from "zod/mini";
import { paymentStates } from "../payment/payment-state.ts";
import { itemClocks, itemKinds, itemStatuses } from "./item.ts";

const text = z.nullable(z.string());

/** An item as the list shows it: where it stands, and a little of what was sent. */
export const inboxRow = z.object({
  id: z.string(),
  kind: z.enum(itemKinds),
  status: z.enum(itemStatuses),
  owner_id: text,
  received_at: z.string(),
  due_at: text,
  answered_at: text,
  clock: z.enum(itemClocks),
  /** Where it stands in the list: the lower, the sooner somebody should look at it. */
  place: z.number(),
  conversation_id: text,
  enquiries: z.nullable(
    z.object({
      name: text,
      email: z.string(),
      company: text,
      project: text,
      message: text,
      page: text,
      source: z.record(z.string(), z.string()),
    }),
  ),
  leads: z.nullable(z.object({ name: z.string(), email: z.string(), company: text })),
  eth_payments: z.nullable(
    z.object({
      state: z.enum(paymentStates),
      email: text,
      package_id: z.nullable(z.string()),
      invoice_number: z.nullable(z.string()),
      price_gbp: z.number(),
    }),
  ),
  /** What a client speaks of; other items are answered by one, and `proposals` is that it is about. */
  proposals: z.nullable(
    z.object({
      id: z.string(),
      title: z.string(),
      client_name: z.string(),
      recipient_name: z.string(),
      recipient_email: z.string(),
    }),
  ),
});

export type InboxRow = z.infer<typeof inboxRow>;

/** As `select` takes it: the columns of `inboxRow`. */
export const inboxColumns = [
  "id,kind,status,owner_id,received_at,due_at,answered_at,clock,place,conversation_id",
  "enquiries(name,email,company,project,message,page,source)",
  "leads(name,email,company)",
  "eth_payments(state,email,package_id,invoice_number,price_gbp)",
  // Two ways lead from one table to the other.
  "proposals!inbox_items_proposal_id_fkey(id,title,client_name,recipient_name,recipient_email)",
].join(",");
