import { expiredPart } from "../../../content/payment.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { TransactionHashForm } from "./transaction-hash-form.tsx";
import { StepHeading } from "./step-heading.tsx";
import type { PaymentFlowControls } from "./use-payment-flow.ts";

export function ExpiredPart({ controls }: { controls: PaymentFlowControls }) {
  const problem = controls.flow.step === "payment" ? controls.flow.problem : undefined;
  return (
    <div className="till-quiet">
      <StepHeading>{expiredPart.heading}</StepHeading>
      <p className="max-w-[48ch] text-mist">{expiredPart.note}</p>
      <Button size="large" onClick={controls.restart} className="ml-1.5">
        {expiredPart.anew}
      </Button>
      <div className="till-ways w-full">
        <p>{expiredPart.sent}</p>
        <TransactionHashForm controls={controls} />
        {problem && <Alert tone="danger" title={problem} />}
      </div>
    </div>
  );
}
