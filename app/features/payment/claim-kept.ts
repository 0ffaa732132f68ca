import { type KeptPayment, learnState } from "./kept-payment.ts";
import { askPayment, claimPayment } from "./payment-calls.ts";
import { keepPayment } from "./payment-store.ts";

/** Whose question is open: paid by nobody in particular, and not answered yet. */
export function canBeClaimed({ isGuest, state, paymentId, claimToken }: KeptPayment): boolean {
  return isGuest && state === "paid" && paymentId !== undefined && claimToken !== undefined;
}

export type ClaimOutcome = { is: "claimed" } | { is: "refused"; message: string };

export async function claimKept(payment: KeptPayment): Promise<ClaimOutcome> {
  const { paymentId, claimToken } = payment;
  if (!paymentId || !claimToken) return { is: "claimed" };
  const outcome = await claimPayment({ paymentId, claimToken });
  if (outcome.is === "answered") {
    keepPayment({ ...payment, isGuest: false });
    return { is: "claimed" };
  }
  // Somebody else has it, or there is none: asking again would change nothing.
  const isOver = /^(?:already-claimed|payment-not-found)$/.test(outcome.refusal?.code ?? "");
  if (isOver) keepPayment({ ...payment, isGuest: false });
  return { is: "refused", message: outcome.message };
}

/** Nothing is heard of a payment any more that nobody made in a week. */
const longestWait = 7 * 24 * 3_600_000;

/** Asks about those that were not paid yet when this browser last heard of them. */
export async function refreshKept(payments: readonly KeptPayment[]): Promise<void> {
  for (const payment of payments) {
    const { isGuest, state, paymentId, claimToken, openedAt } = payment;
    if (
      Date.now() - openedAt > longestWait ||
      !isGuest ||
      state === "paid" ||
      !paymentId ||
      !claimToken
    )
      continue;
    const outcome = await askPayment({ paymentId, claimToken });
    if (outcome.is === "answered" && outcome.answer)
      keepPayment(learnState(payment, outcome.answer));
  }
}
