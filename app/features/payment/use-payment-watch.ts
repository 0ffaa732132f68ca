import { useEffect, useEffectEvent } from "react";
import type { PaymentState } from "../../../domain/payment/payment-state.ts";
import type { KeptPayment } from "./kept-payment.ts";

/** How long to wait between two questions, for as long as there is something to learn. */
const pauses: Partial<Record<PaymentState, number>> = {
  quoted: 8000,
  confirming: 3000,
  expired: 15_000,
};

/** Asks again and again while the dialog is open; once money is on its way, closed too. */
export function usePaymentWatch(
  payment: KeptPayment | undefined,
  isOpen: boolean,
  ask: (payment: KeptPayment) => Promise<void>,
) {
  const askNow = useEffectEvent(async () => {
    if (payment && navigator.onLine) await ask(payment);
  });
  const pause = payment && pauses[payment.state];
  const isWatched = isOpen || payment?.state === "confirming";
  const openedAt = payment?.openedAt;

  useEffect(() => {
    if (pause === undefined || openedAt === undefined || !isWatched) return undefined;
    let timer = 0;
    let hasEnded = false;
    const takeTurn = async () => {
      await askNow();
      if (!hasEnded) timer = window.setTimeout(() => void takeTurn(), pause);
    };
    // One that was opened a moment ago has no news yet; one from before the page was left may.
    timer = window.setTimeout(() => void takeTurn(), Date.now() - openedAt < pause ? pause : 0);
    return () => {
      hasEnded = true;
      clearTimeout(timer);
    };
  }, [pause, openedAt, isWatched]);
}
