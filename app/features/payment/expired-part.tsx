import { expiredPart } from "../../../content/payment.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { QuietPart } from "./quiet-part.tsx";
import { TransactionHashForm } from "./transaction-hash-form.tsx";
import type { PaymentFlowControls } from "./use-payment-flow.ts";

export function ExpiredPart({ controls }: { controls: PaymentFlowControls }) {
  const problem = controls.flow.step === "payment" ? controls.flow.problem : undefined;
  return (
    <QuietPart heading={expiredPart.heading}>
      <p className="max-w-[48ch] text-mist">{expiredPart.note}</p>
      <Button size="large" onClick={controls.restart} className="ml-1.5">
        {expiredPart.anew}
      </Button>
      <div className="grid w-full gap-7 border-t border-dashed border-edge pt-7">
        <p>{expiredPart.sent}</p>
        <TransactionHashForm controls={controls} />
        {problem && <Alert tone="danger" title={problem} />}
      </div>
    </QuietPart>
  );
}
