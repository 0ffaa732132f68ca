import { ConfirmationStep } from "./confirmation-step.tsx";
import { ExpiredPart } from "./expired-part.tsx";
import { HeldPart } from "./held-part.tsx";
import type { PaymentFlow } from "./payment-flow.ts";
import { PaymentStep } from "./payment-step.tsx";
import { SetupStep } from "./setup-step.tsx";
import { StepList } from "./step-list.tsx";
import { type PaymentFlowControls, usePaymentFlow } from "./use-payment-flow.ts";
import { type KnownWallets, useKnownWallets } from "./wallet/use-known-wallets.ts";
import "../../styles/pages/payment.css";
import { confirmingPart, invoiceOutcome, paymentStep } from "../../../content/payment.ts";
import { Progress } from "../../ui/progress.tsx";
import { DevelopmentLabel } from "./development-label.tsx";
import { ExplorerLink } from "./explorer-link.tsx";
import type { KeptPayment } from "./kept-payment.ts";
import type { PaidFor } from "./paid-for.ts";
import { PaymentLine, PaymentLines } from "./payment-lines.tsx";
import { PriceLines } from "./price-lines.tsx";
import { QuietPart } from "./quiet-part.tsx";
import { type ReactNode, useEffect, useRef } from "react";

export type PaymentPanelProps = {
  dialogId: string;
  paidFor: PaidFor;
  isOpen: boolean;
  onPaid: (() => void) | undefined;
};

/** The dialog of 'Pay with ETH': three steps, of which the second has several views. */
export function PaymentPanel({ dialogId, paidFor, isOpen, onPaid }: PaymentPanelProps) {
  const controls = usePaymentFlow({ purchase: paidFor.purchase, isOpen, onPaid });
  const wallets = useKnownWallets(controls.flow.payment?.chainId);
  return (
    <div className="grid content-start gap-8 md:min-h-136">
      <StepList current={controls.flow.step} />
      <StepFrame key={viewOf(controls.flow)} isOpen={isOpen}>
        <View controls={controls} paidFor={paidFor} dialogId={dialogId} wallets={wallets} />
      </StepFrame>
    </div>
  );
}

function viewOf({ step, payment }: PaymentFlow) {
  if (step !== "payment") return step;
  if (payment.state === "confirming" || payment.state === "expired") return payment.state;
  return payment.state === "quoted" ? "payment" : "held";
}

type ViewProps = {
  controls: PaymentFlowControls;
  paidFor: PaidFor;
  dialogId: string;
  wallets: KnownWallets;
};

function View({ controls, paidFor, dialogId, wallets: { wallets, remember } }: ViewProps) {
  const { flow, restart } = controls;
  const { payment } = flow;
  switch (viewOf(flow)) {
    case "payment":
      return payment && <PaymentStep {...{ payment, paidFor, controls, wallets }} />;
    case "confirming":
      return payment && <ConfirmingPart payment={payment} paidFor={paidFor} />;
    case "expired":
      return <ExpiredPart controls={controls} />;
    case "held":
      return payment && <HeldPart payment={payment} onRestart={restart} />;
    case "confirmation":
      return payment && <ConfirmationStep {...{ payment, paidFor, dialogId }} />;
    default:
      return <SetupStep {...{ controls, paidFor, wallets }} onConnected={remember} />;
  }
}

type ConfirmingPartProps = { payment: KeptPayment; paidFor: PaidFor };

function ConfirmingPart({ payment, paidFor }: ConfirmingPartProps) {
  const { requiredAmount, price, chainId } = payment;
  return (
    <QuietPart heading={confirmingPart.heading}>
      <Progress label={confirmingPart.progress} className="w-full" />
      <PaymentLines>
        <PaymentLine label={paymentStep.amount}>{requiredAmount} ETH</PaymentLine>
        <PriceLines price={price} paidFor={paidFor} />
      </PaymentLines>
      <DevelopmentLabel chainId={chainId} />
      <p className="max-w-[48ch] text-mist">
        {"invoiceId" in paidFor.purchase ? invoiceOutcome.confirming : confirmingPart.note}
      </p>
      <ExplorerLink payment={payment} />
    </QuietPart>
  );
}

/** Mounted anew for each view of the panel, because the focused element went with the view before. */
function StepFrame({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    frame.current?.closest("dialog")?.scrollTo({ top: 0 });
    frame.current?.querySelector<HTMLElement>("[data-first-focus]")?.focus({ preventScroll: true });
  }, [isOpen]);

  return <div ref={frame}>{children}</div>;
}
