import { expiredPart } from "../../../content/payment.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { TransactionHashForm } from "./transaction-hash-form.tsx";
import { StepHeading } from "./step-heading.tsx";
import type { TillControls } from "./use-till.ts";

export function ExpiredPart({ controls }: { controls: TillControls }) {
  const problem = controls.till.step === "payment" ? controls.till.problem : undefined;
  return (
    <div className="till-quiet">
      <StepHeading>{expiredPart.heading}</StepHeading>
      <p className="max-w-[48ch] text-mist">{expiredPart.note}</p>
      <Button size="large" onClick={controls.beginAnew} className="ml-1.5">
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
