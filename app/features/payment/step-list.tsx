import { paymentDialog } from "../../../content/payment-dialog.ts";
import { cx } from "../../ui/cx.ts";
import type { PaymentFlow } from "./payment-flow.ts";

const order = [
  "setup",
  "payment",
  "confirmation",
] as const satisfies readonly PaymentFlow["step"][];

const looks = { done: "border-edge", current: "border-amber text-paper", ahead: "border-line" };

export function StepList({ current }: { current: PaymentFlow["step"] }) {
  const reached = order.indexOf(current);
  const placeOf = (index: number) => (index < reached ? "done" : "ahead");
  return (
    <ol
      aria-label={paymentDialog.stepsLabel}
      className="grid grid-cols-[3fr_4fr_5fr] gap-3 text-label/body tracking-normal text-mist md:grid-cols-3 md:gap-7 md:text-small/body"
    >
      {order.map((step, index) => {
        const isCurrent = step === current;
        return (
          <li
            key={step}
            aria-current={isCurrent ? "step" : undefined}
            className={cx(
              "border-t pt-2.5 whitespace-nowrap transition-[border-color] duration-600 ease-camera",
              looks[isCurrent ? "current" : placeOf(index)],
            )}
          >
            <span className={isCurrent ? "text-amber" : "text-edge"}>{index + 1}</span>{" "}
            {paymentDialog.steps[step]}
          </li>
        );
      })}
    </ol>
  );
}
