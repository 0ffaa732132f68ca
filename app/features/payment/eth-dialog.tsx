import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { paymentDialog } from "../../../content/payment-dialog.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import type { ButtonLook } from "../../ui/button-style.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { DialogOpener } from "../enquiry/dialog-opener.tsx";
import type { PaidFor } from "./paid-for.ts";
import { usePaymentPanel } from "./use-payment-panel.ts";

type EthDialogProps = ButtonLook & {
  id: string;
  disabled?: boolean;
  paidFor: PaidFor;
  /** What was typed for one is not for another. */
  panelKey: string;
  /** Once it is paid, so that what is shown of it can be read again. */
  onPaid: (() => void) | undefined;
  /** Told of the closing only after everything in the dialog was: what holds it may then let it go. */
  onOpenChange: ((isOpen: boolean) => void) | undefined;
};

/**
 * 'Pay with ETH': a button, and the dialog behind it. The browser opens it before the app runs; what
 * takes the payment is fetched when it opens.
 */
export function EthDialog({
  id,
  paidFor,
  panelKey,
  onPaid,
  onOpenChange,
  ...look
}: EthDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { Panel, hasFailed, load } = usePaymentPanel();
  const reportOpen = useEffectEvent((isNowOpen: boolean) => onOpenChange?.(isNowOpen));
  useEffect(() => reportOpen(isOpen), [isOpen]);
  const { name } = paidFor;

  function change(nowOpen: boolean) {
    setIsOpen(nowOpen);
    if (nowOpen) void load();
  }

  return (
    <>
      <DialogOpener
        variant="secondary"
        {...look}
        id={id}
        trigger={
          <>
            {paymentDialog.trigger}{" "}
            <span className="sr-only">{paymentDialog.triggerFor(name)}</span>
          </>
        }
      />
      <Dialog
        id={id}
        title={paymentDialog.heading(name)}
        // Half a payment is nothing to lose to a slip of the pointer.
        closedby="closerequest"
        onOpenChange={change}
        className="md:w-[min(58rem,100%-4rem)]"
        // The amount and its code stand at the top, where messages would cover them.
        data-toasts="below"
      >
        {Panel ? (
          <Panel key={panelKey} dialogId={id} paidFor={paidFor} isOpen={isOpen} onPaid={onPaid} />
        ) : (
          <PanelPlaceholder>
            {hasFailed ? (
              <div className="grid justify-items-start gap-6" role="alert">
                <p>{paymentDialog.notLoaded}</p>
                <Button variant="secondary" onClick={() => void load()}>
                  {paymentDialog.tryAgain}
                </Button>
              </div>
            ) : (
              <Spinner label={paymentDialog.loading} className="text-mist" />
            )}
          </PanelPlaceholder>
        )}
      </Dialog>
    </>
  );
}

function PanelPlaceholder({ children }: { children: ReactNode }) {
  const { withoutScripts, contact } = paymentDialog;
  return (
    <div className="grid min-h-[24rem] content-center justify-items-start gap-6">
      {children}
      <noscript>
        <p className="mb-6">{withoutScripts}</p>
        <ButtonLink to={contact.to}>{contact.label}</ButtonLink>
      </noscript>
    </div>
  );
}
