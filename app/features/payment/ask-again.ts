import type { ConfirmAnswer } from "../../../domain/payment/payment-answer.ts";
import type { PaymentState } from "../../../domain/payment/payment-state.ts";
import { isStillOpen, type KeptPayment, learnState } from "./kept-payment.ts";
import {
  type AnsweredPayment,
  askPayment,
  confirmPayment,
  type RefusedPayment,
} from "./payment-calls.ts";

/** A transaction may take a while to reach every node; until then, unknown is no refusal. */
const spreadingTime = 5 * 60_000;

export type News =
  | { is: "news"; payment: KeptPayment }
  | { is: "refused"; payment: KeptPayment; problem: string }
  | { is: "nothing" };

/** Asks how an open payment stands by now. No answer is no news: the next turn asks again. */
export async function askAgain(payment: KeptPayment, now: number): Promise<News> {
  const { transactionHash, paymentId, claimToken } = payment;
  if (payment.state === "confirming" && transactionHash) {
    const outcome = await confirmPayment(payment, transactionHash);
    if (outcome.is === "answered")
      return compareStates(payment, readAnswered(payment, outcome, transactionHash));
    return readRefusedTurn(payment, outcome, now);
  }
  if (!paymentId || !claimToken) return { is: "nothing" };
  const outcome = await askPayment({ paymentId, claimToken });
  if (outcome.is === "refused" || !outcome.answer) return { is: "nothing" };
  return compareStates(payment, staleToExpired(learnState(payment, outcome.answer), now));
}

/** A 2xx answer without a state means paid (specification, section 9). */
export function readAnswered(
  payment: KeptPayment,
  { answer }: Extract<AnsweredPayment<ConfirmAnswer>, { is: "answered" }>,
  transactionHash: string,
): KeptPayment {
  const known: KeptPayment = { ...payment, transactionHash };
  return answer ? learnState(known, answer) : { ...known, state: "paid" };
}

/** What a refusal says about this payment: it may have arrived and still not be right. */
export function readRefused(
  payment: KeptPayment,
  { refusal, message }: RefusedPayment,
): KeptPayment {
  const isAboutIt = refusal?.paymentId !== undefined && refusal.paymentId === payment.paymentId;
  if (!isAboutIt || !refusal?.state) return payment;
  return { ...payment, state: refusal.state, message };
}

function readRefusedTurn(payment: KeptPayment, outcome: RefusedPayment, now: number): News {
  const code = outcome.refusal?.code;
  const isSpreading = code === "transaction-not-found" && now < payment.expiresAt + spreadingTime;
  // Without a code it was the connection, or a server in trouble.
  if (code === undefined || code === "chain-unavailable" || isSpreading) return { is: "nothing" };
  const known = readRefused(payment, outcome);
  const state: PaymentState = isStillOpen(known) ? "quoted" : known.state;
  return { is: "refused", payment: { ...known, state }, problem: outcome.message };
}

function compareStates(before: KeptPayment, after: KeptPayment): News {
  return before.state === after.state && before.message === after.message
    ? { is: "nothing" }
    : { is: "news", payment: after };
}

/** The server's clock may still be counting where this one has stopped. */
function staleToExpired(payment: KeptPayment, now: number): KeptPayment {
  return payment.state === "quoted" && now >= payment.expiresAt
    ? { ...payment, state: "expired" }
    : payment;
}
