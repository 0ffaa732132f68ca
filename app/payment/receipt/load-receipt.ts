import { sharedBackend } from "../../backend/shared-backend.ts";
import { askPayment } from "../payment-calls.ts";
import { readPayments } from "../payment-store.ts";
import { paidColumns, readAnswer, readRow, type Receipt } from "./receipt.ts";

export type LoadedReceipt = { is: "receipt"; receipt: Receipt } | { is: "none" } | { is: "failed" };

/** By the token that this browser kept from paying, else as a row of the client who is signed in. */
export async function loadReceipt(paymentId: string): Promise<LoadedReceipt> {
  const kept = readPayments().find((payment) => payment.paymentId === paymentId);
  if (kept?.claimToken) {
    const outcome = await askPayment({ paymentId, claimToken: kept.claimToken });
    if (outcome.is === "answered" && outcome.answer) return found(readAnswer(outcome.answer));
    if (outcome.is === "refused" && !outcome.refusal) return { is: "failed" };
  }
  return loadOwnReceipt(paymentId);
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
