import { heldPart } from "../../../content/payment.ts";
import { Button } from "../../ui/button.tsx";
import { DevelopmentLabel } from "./development-label.tsx";
import { ExplorerLink } from "./explorer-link.tsx";
import type { KeptPayment } from "./kept-payment.ts";
import { QuietPart } from "./quiet-part.tsx";
import { StepActions } from "./step-actions.tsx";

type HeldPartProps = { payment: KeptPayment; onRestart: () => void };

/** Money came that does not settle the payment by itself: too little, too late, from elsewhere. */
export function HeldPart({ payment, onRestart }: HeldPartProps) {
  return (
    <QuietPart heading={heldPart.heading}>
      {payment.message && <p className="max-w-[48ch] text-lead">{payment.message}</p>}
      <p className="max-w-[48ch] text-mist">{heldPart.note}</p>
      <DevelopmentLabel chainId={payment.chainId} />
      <StepActions>
        <Button variant="secondary" onClick={onRestart}>
          {heldPart.anew}
        </Button>
        <ExplorerLink payment={payment} />
      </StepActions>
    </QuietPart>
  );
}
