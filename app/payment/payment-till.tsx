import { useEffect, useEffectEvent, useRef } from "react";
import type { PrPackage } from "../../content/pricing.ts";
import { ConfirmationStep } from "./confirmation-step.tsx";
import { ConfirmingPart } from "./confirming-part.tsx";
import { ExpiredPart } from "./expired-part.tsx";
import { HeldPart } from "./held-part.tsx";
import { PaymentStep } from "./payment-step.tsx";
import { SetupStep } from "./setup-step.tsx";
import { TillSteps } from "./till-steps.tsx";
import type { Till } from "./till.ts";
import { type TillControls, useTill } from "./use-till.ts";
import { useKnownWallets } from "./wallet/use-known-wallets.ts";
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
  const face = faceOf(controls.till);
  const room = useRef<HTMLDivElement>(null);

  // What had the focus has gone with the step before.
  const focusFace = useEffectEvent(() => {
    if (!isOpen) return;
    room.current?.closest("dialog")?.scrollTo({ top: 0 });
    room.current?.querySelector<HTMLElement>("[data-first-focus]")?.focus({ preventScroll: true });
  });
  useEffect(() => focusFace(), [face, isOpen]);

  return (
    <div ref={room} className="till">
      <TillSteps current={controls.till.step} />
      <Face face={face} controls={controls} prPackage={prPackage} dialogId={dialogId} />
    </div>
  );
}

type FaceName = "setup" | "payment" | "confirming" | "expired" | "held" | "confirmation";

function faceOf({ step, payment }: Till): FaceName {
  if (step !== "payment") return step;
  if (payment.state === "confirming" || payment.state === "expired") return payment.state;
  return payment.state === "quoted" ? "payment" : "held";
}

type FaceProps = {
  face: FaceName;
  controls: TillControls;
  prPackage: PrPackage;
  dialogId: string;
};

function Face({ face, controls, prPackage, dialogId }: FaceProps) {
  const { till } = controls;
  const { wallets, remember } = useKnownWallets(till.payment?.chainId);
  if (till.step === "setup")
    return (
      <SetupStep
        controls={controls}
        prPackage={prPackage}
        wallets={wallets}
        onConnected={remember}
      />
    );
  const { payment } = till;
  const about = { payment, prPackage };
  if (till.step === "confirmation") return <ConfirmationStep {...about} dialogId={dialogId} />;
  if (face === "confirming") return <ConfirmingPart {...about} />;
  if (face === "held") return <HeldPart payment={payment} onAnew={controls.beginAnew} />;
  if (face === "expired") return <ExpiredPart controls={controls} />;
  return <PaymentStep {...about} controls={controls} wallets={wallets} />;
}
