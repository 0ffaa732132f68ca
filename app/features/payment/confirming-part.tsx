import { confirmingPart, paymentStep } from "../../../content/payment.ts";
import type { PrPackage } from "../../../content/pr-packages.ts";
import { Progress } from "../../ui/progress.tsx";
import { DevelopmentLabel } from "./development-label.tsx";
import { ExplorerLink } from "./explorer-link.tsx";
import type { KeptPayment } from "./kept-payment.ts";
import { PaymentLine, PaymentLines } from "./payment-lines.tsx";
import { PriceLines } from "./price-lines.tsx";
import { QuietPart } from "./quiet-part.tsx";

type ConfirmingPartProps = { payment: KeptPayment; prPackage: PrPackage };

export function ConfirmingPart({ payment, prPackage }: ConfirmingPartProps) {
  const { requiredAmount, price, chainId } = payment;
  return (
    <QuietPart heading={confirmingPart.heading}>
      <Progress label={confirmingPart.progress} className="w-full" />
      <PaymentLines>
        <PaymentLine label={paymentStep.amount}>{requiredAmount} ETH</PaymentLine>
        <PriceLines price={price} prPackage={prPackage} />
      </PaymentLines>
      <DevelopmentLabel chainId={chainId} />
      <p className="max-w-[48ch] text-mist">{confirmingPart.note}</p>
      <ExplorerLink payment={payment} />
    </QuietPart>
  );
}
