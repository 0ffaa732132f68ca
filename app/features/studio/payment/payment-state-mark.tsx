import { stateWords } from "../../../../content/studio-payment.ts";
import { awaitsStudio, isOpen } from "../../../../domain/payment/next-state.ts";
import type { PaymentState } from "../../../../domain/payment/payment-state.ts";

/** The state as a word, with a light before it that says whose turn it is. */
export function PaymentStateMark({ state }: { state: PaymentState }) {
  const turn = awaitsStudio(state) ? "studio" : isOpen(state) ? "chain" : state;
  return (
    <span className="payment-mark" data-turn={turn}>
      {stateWords[state]}
    </span>
  );
}
