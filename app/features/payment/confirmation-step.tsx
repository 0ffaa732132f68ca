import { confirmationStep, paymentStep } from "../../../content/payment.ts";
import { receiptPath } from "../../../content/addresses.ts";
import type { PrPackage } from "../../../content/pr-packages.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { DialogClose } from "../../ui/dialog-trigger.tsx";
import { useSession } from "../../session/use-session.ts";
import { DevelopmentLabel } from "./development-label.tsx";
import { ExplorerLink } from "./explorer-link.tsx";
import type { KeptPayment } from "./kept-payment.ts";
import { PriceLines } from "./price-lines.tsx";
import { StepHeading } from "./step-heading.tsx";

type ConfirmationStepProps = { payment: KeptPayment; prPackage: PrPackage; dialogId: string };

export function ConfirmationStep({ payment, prPackage, dialogId }: ConfirmationStepProps) {
  const { note, guest, signIn, dashboard, receipt, done } = confirmationStep;
  const { requiredAmount, transactionHash, price, chainId, paymentId, isGuest } = payment;
  const isSignedIn = useSession().kind === "signed-in";
  const next = isSignedIn ? dashboard : signIn;
  return (
    <div className="till-quiet">
      <StepHeading>{confirmationStep.heading}</StepHeading>
      <p className="max-w-[48ch] text-lead">{note}</p>
      <dl className="till-lines">
        <div className="till-line">
          <dt>{paymentStep.amount}</dt>
          <dd>{requiredAmount} ETH</dd>
        </div>
        <PriceLines price={price} prPackage={prPackage} />
        {transactionHash && (
          <div className="till-line till-line-address">
            <dt>{paymentStep.hash}</dt>
            <dd>
              <span className="till-hex">{transactionHash}</span>
            </dd>
          </div>
        )}
      </dl>
      <DevelopmentLabel chainId={chainId} />
      <div className="till-feet">
        <ExplorerLink payment={payment} />
        {paymentId && (
          <ButtonLink to={receiptPath(paymentId)} newTab variant="quiet">
            {receipt}
          </ButtonLink>
        )}
      </div>
      <div className="till-next">
        {isGuest && !isSignedIn && <p className="max-w-[48ch] text-mist">{guest}</p>}
        <div className="till-feet">
          <ButtonLink to={next.to} className="ml-1.5">
            {next.label}
          </ButtonLink>
          <DialogClose for={dialogId}>{done}</DialogClose>
        </div>
      </div>
    </div>
  );
}
