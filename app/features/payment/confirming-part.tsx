import { confirmingPart, paymentStep } from "../../../content/payment.ts";
import type { PrPackage } from "../../../content/pr-packages.ts";
import { Progress } from "../../ui/progress.tsx";
import { DevelopmentLabel } from "./development-label.tsx";
import { ExplorerLink } from "./explorer-link.tsx";
import type { KeptPayment } from "./kept-payment.ts";
import { PriceLines } from "./price-lines.tsx";
import { StepHeading } from "./step-heading.tsx";

type ConfirmingPartProps = { payment: KeptPayment; prPackage: PrPackage };

export function ConfirmingPart({ payment, prPackage }: ConfirmingPartProps) {
  const { requiredAmount, price, chainId } = payment;
  return (
    <div className="till-quiet">
      <StepHeading>{confirmingPart.heading}</StepHeading>
      <Progress label={confirmingPart.progress} />
      <dl className="till-lines">
        <div className="till-line">
          <dt>{paymentStep.amount}</dt>
          <dd>{requiredAmount} ETH</dd>
        </div>
        <PriceLines price={price} prPackage={prPackage} />
      </dl>
      <DevelopmentLabel chainId={chainId} />
      <p className="max-w-[48ch] text-mist">{confirmingPart.note}</p>
      <ExplorerLink payment={payment} />
    </div>
  );
}
