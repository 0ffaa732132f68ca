import type { PrPackage } from "../../../content/pr-packages.ts";
import { ConfirmationStep } from "./confirmation-step.tsx";
import { ConfirmingPart } from "./confirming-part.tsx";
import { ExpiredPart } from "./expired-part.tsx";
import { HeldPart } from "./held-part.tsx";
import { PaymentStep } from "./payment-step.tsx";
import { SetupStep } from "./setup-step.tsx";
import { TillFrame } from "./till-frame.tsx";
import { TillSteps } from "./till-steps.tsx";
import type { Till } from "./till.ts";
import { type TillControls, useTill } from "./use-till.ts";
import { type KnownWallets, useKnownWallets } from "./wallet/use-known-wallets.ts";
import "./payment-till.css";

export type PaymentTillProps = {
  dialogId: string;
  prPackage: PrPackage;
  campaignId: string | undefined;
  isOpen: boolean;
  onPaid: (() => void) | undefined;
};

/** What stands behind 'Pay with ETH': three steps, and the faces of the one in the middle. */
export function PaymentTill({ dialogId, prPackage, campaignId, isOpen, onPaid }: PaymentTillProps) {
  const controls = useTill({ packageId: prPackage.id, campaignId, isOpen, onPaid });
  const wallets = useKnownWallets(controls.till.payment?.chainId);
  return (
    <div className="till">
      <TillSteps current={controls.till.step} />
      <TillFrame key={faceOf(controls.till)} isOpen={isOpen}>
        <Face controls={controls} prPackage={prPackage} dialogId={dialogId} wallets={wallets} />
      </TillFrame>
    </div>
  );
}

function faceOf({ step, payment }: Till) {
  if (step !== "payment") return step;
  if (payment.state === "confirming" || payment.state === "expired") return payment.state;
  return payment.state === "quoted" ? "payment" : "held";
}

type FaceProps = {
  controls: TillControls;
  prPackage: PrPackage;
  dialogId: string;
  wallets: KnownWallets;
};

function Face({ controls, prPackage, dialogId, wallets: { wallets, remember } }: FaceProps) {
  const { till, beginAnew } = controls;
  const { payment } = till;
  switch (faceOf(till)) {
    case "payment":
      return payment && <PaymentStep {...{ payment, prPackage, controls, wallets }} />;
    case "confirming":
      return payment && <ConfirmingPart payment={payment} prPackage={prPackage} />;
    case "expired":
      return <ExpiredPart controls={controls} />;
    case "held":
      return payment && <HeldPart payment={payment} onAnew={beginAnew} />;
    case "confirmation":
      return payment && <ConfirmationStep {...{ payment, prPackage, dialogId }} />;
    default:
      return <SetupStep {...{ controls, prPackage, wallets }} onConnected={remember} />;
  }
}
