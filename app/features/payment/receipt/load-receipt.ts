import { sharedBackend } from "../../../data/shared-backend.ts";
import { askPayment } from "../payment-calls.ts";
import { readKeptPayments } from "../payment-store.ts";
import { paidColumns, readReceiptAnswer, readRow, type Receipt } from "./receipt.ts";

export type LoadedReceipt = { is: "receipt"; receipt: Receipt } | { is: "none" } | { is: "failed" };

/** As a row of the client who is signed in, else by the token that this browser kept from paying. */
export async function loadReceipt(paymentId: string): Promise<LoadedReceipt> {
  const own = await loadOwnReceipt(paymentId);
  if (own.is === "receipt") return own;
  const kept = readKeptPayments().find((payment) => payment.paymentId === paymentId);
  if (kept?.claimToken) {
    const outcome = await askPayment({ paymentId, claimToken: kept.claimToken });
    if (outcome.is === "answered" && outcome.answer)
      return found(readReceiptAnswer(outcome.answer));
    if (outcome.is === "refused" && !outcome.refusal) return { is: "failed" };
  }
  return own;
}

async function loadOwnReceipt(paymentId: string): Promise<LoadedReceipt> {
  const backend = sharedBackend();
  const { data } = await backend.auth.getSession();
  if (!data.session) return { is: "none" };
  const answer = await backend
    .from("eth_payments")
    .select(paidColumns)
    .eq("id", paymentId)
    .maybeSingle();
  return answer.error ? { is: "failed" } : found(readRow(answer.data));
}

function found(receipt: Receipt | undefined): LoadedReceipt {
  return receipt ? { is: "receipt", receipt } : { is: "none" };
}
