import { paymentDialog } from "../../../content/payment-dialog.ts";
import type { PaymentFlow } from "./payment-flow.ts";

const order = [
  "setup",
  "payment",
  "confirmation",
] as const satisfies readonly PaymentFlow["step"][];

export function StepList({ current }: { current: PaymentFlow["step"] }) {
  const reached = order.indexOf(current);
  return (
    <ol aria-label={paymentDialog.stepsLabel} className="till-steps">
      {order.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? "step" : undefined}
          data-done={index < reached || undefined}
        >
          {paymentDialog.steps[step]}
        </li>
      ))}
    </ol>
  );
}
