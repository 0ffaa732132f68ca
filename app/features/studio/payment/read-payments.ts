import * as z from "zod/mini";
import { paymentStates } from "../../../../domain/payment/payment-state.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { pageOf, rangeOf, type RowsPage } from "../parts/paged-rows.ts";
import { readRows } from "../../../data/read-rows.ts";
import { type PaymentRow, paymentRow } from "./payment-row.ts";
import { type PaymentSearch, statesOf } from "./payment-search.ts";

export async function readPaymentPage({
  view,
  term,
  page,
}: PaymentSearch): Promise<RowsPage<PaymentRow>> {
  const [first, last] = rangeOf(page);
  const query = sharedBackend().rpc("list_payments", {
    states: statesOf[view],
    term,
    skip: first,
    size: last - first + 1,
  });
  return pageOf(await readRows(query, paymentRow));
}

const transferRow = z.object({
  id: z.string(),
  transaction_hash: z.string(),
  sender_address: z.string(),
  is_internal: z.boolean(),
  is_final: z.boolean(),
  block_number: z.number(),
  block_time: z.string(),
});

const stepRow = z.object({
  id: z.number(),
  at: z.string(),
  actor_id: z.nullable(z.string()),
  changes: z.object({
    state: z.nullish(z.tuple([z.enum(paymentStates), z.enum(paymentStates)])),
  }),
});

type Transfer = z.infer<typeof transferRow>;
type PaymentChange = z.infer<typeof stepRow>;
export type ReadPayment = {
  payment: PaymentRow;
  transfers: readonly Transfer[];
  steps: readonly PaymentChange[];
};

/** A payment with what arrived for it and what became of it, or undefined where there is none. */
export async function readPayment(id: string): Promise<ReadPayment | undefined> {
  const backend = sharedBackend();
  const [[payment], transfers, steps] = await Promise.all([
    readRows(backend.rpc("list_payments", { term: id }), paymentRow),
    readRows(
      backend
        .from("eth_transfers")
        .select("id,transaction_hash,sender_address,is_internal,is_final,block_number,block_time")
        .eq("payment_id", id)
        .order("block_number", { ascending: true })
        .limit(50),
      transferRow,
    ),
    readRows(
      backend
        .from("audit_log")
        .select("id,at,actor_id,changes")
        .eq("table_name", "eth_payments")
        .eq("row_id", id)
        .eq("action", "update")
        .order("id", { ascending: true })
        .limit(200),
      stepRow,
    ),
  ]);
  return payment?.id === id ? { payment, transfers, steps } : undefined;
}
