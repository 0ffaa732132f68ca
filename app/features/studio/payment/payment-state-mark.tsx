import { stateWords } from "../../../../content/studio-payment.ts";
import { awaitsStudio, isOpen } from "../../../../domain/payment/next-state.ts";
import { cx } from "../../../ui/cx.ts";
import type { PaymentState } from "../../../../domain/payment/payment-state.ts";

const lights: Partial<Record<PaymentState | "studio" | "chain", string>> = {
  studio: "before:border-amber before:bg-amber",
  paid: "before:border-success before:bg-success",
  chain: "before:border-info",
};

/** The state as a word, with a light before it that says whose turn it is. */
export function PaymentStateMark({ state }: { state: PaymentState }) {
  const turn = awaitsStudio(state) ? "studio" : isOpen(state) ? "chain" : state;
  return (
    <span
      className={cx(
        "inline-flex items-center gap-2 text-paper before:size-1.75 before:flex-none before:rounded-round before:border",
        lights[turn] ?? "before:border-edge",
      )}
    >
      {stateWords[state]}
    </span>
  );
}
