import { confirmationStep, invoiceOutcome, paymentStep } from "../../../content/payment.ts";
import { receiptPath } from "../../../content/addresses.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { DialogClose } from "../../ui/dialog-trigger.tsx";
import { useSession } from "../../session/use-session.ts";
import { DevelopmentLabel } from "./development-label.tsx";
import { ExplorerLink } from "./explorer-link.tsx";
import type { KeptPayment } from "./kept-payment.ts";
import type { PaidFor } from "./paid-for.ts";
import { HexLine, PaymentLine, PaymentLines } from "./payment-lines.tsx";
import { PriceLines } from "./price-lines.tsx";
import { QuietPart } from "./quiet-part.tsx";
import { StepActions } from "./step-actions.tsx";

type ConfirmationStepProps = { payment: KeptPayment; paidFor: PaidFor; dialogId: string };

export function ConfirmationStep({ payment, paidFor, dialogId }: ConfirmationStepProps) {
  const { guest, signIn, dashboard, receipt, done } = confirmationStep;
  const isInvoice = "invoiceId" in paidFor.purchase;
  const { heading, note } = isInvoice ? invoiceOutcome : confirmationStep;
  const { requiredAmount, transactionHash, price, chainId, paymentId, isGuest } = payment;
  const isSignedIn = useSession().kind === "signed-in";
  const next = isSignedIn ? dashboard : signIn;
  return (
    <QuietPart heading={heading}>
      <p className="max-w-[48ch] text-lead">{note}</p>
      <PaymentLines>
        <PaymentLine label={paymentStep.amount}>{requiredAmount} ETH</PaymentLine>
        <PriceLines price={price} paidFor={paidFor} />
        {transactionHash && <HexLine label={paymentStep.hash} value={transactionHash} />}
      </PaymentLines>
      <DevelopmentLabel chainId={chainId} />
      <StepActions>
        <ExplorerLink payment={payment} />
        {paymentId && !isInvoice && (
          <ButtonLink to={receiptPath(paymentId)} newTab variant="quiet">
            {receipt}
          </ButtonLink>
        )}
      </StepActions>
      <div className="grid w-full gap-5 border-t border-dashed border-edge pt-7">
        {isGuest && !isSignedIn && <p className="max-w-[48ch] text-mist">{guest}</p>}
        <StepActions>
          {!isInvoice && (
            <ButtonLink to={next.to} className="ml-1.5">
              {next.label}
            </ButtonLink>
          )}
          <DialogClose for={dialogId}>{done}</DialogClose>
        </StepActions>
      </div>
    </QuietPart>
  );
}
