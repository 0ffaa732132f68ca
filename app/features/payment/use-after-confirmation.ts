import { useEffect, useEffectEvent, useRef } from "react";
import type { KeptPayment } from "./kept-payment.ts";
import { dismissPayment } from "./payment-store.ts";

type Options = {
  isOpen: boolean;
  /** Only once it is paid. */
  payment: KeptPayment | undefined;
  onReopened: () => void;
  onPaid: (() => void) | undefined;
};

/**
 * What follows a payment waits until its confirmation has been seen and closed: where a draft was paid
 * for, the list is read anew, and the dialog goes with the draft.
 */
export function useAfterConfirmation({ isOpen, payment, onReopened, onPaid }: Options) {
  const seen = useRef<string>(undefined);
  const closed = useRef<string>(undefined);
  const isPaid = payment !== undefined;

  const settle = useEffectEvent(() => {
    if (!payment) return;
    if (seen.current === payment.requiredAmount) dismissPayment(payment);
    if (closed.current === payment.requiredAmount) return;
    closed.current = payment.requiredAmount;
    onPaid?.();
  });
  const show = useEffectEvent(() => {
    if (!payment) return;
    // Not emptied on closing: the dialog is still seen while it closes.
    const { requiredAmount } = payment;
    if (seen.current === requiredAmount && closed.current === requiredAmount) onReopened();
    seen.current = requiredAmount;
  });

  useEffect(() => {
    if (!isPaid) return;
    if (isOpen) show();
    else settle();
  }, [isOpen, isPaid]);
}
