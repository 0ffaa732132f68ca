import { useState } from "react";
import * as z from "zod/mini";
import { disputeWords as words, issuedWords } from "../../../../content/studio-billing.ts";
import { billingLimits, billingRequests } from "../../../../domain/billing/billing-request.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { DeedDialog } from "./deed-dialog.tsx";
import { DeedForm } from "./deed-form.tsx";
import { refuseForm } from "./send-billing.ts";
import { useBillingDeed } from "./use-billing-deed.ts";

type DisputeProps = { documentId: string; number: string; isDisputed: boolean };

/** Marks an invoice as disputed, or says that this is over. */
export function Dispute({ documentId, number, isDisputed }: DisputeProps) {
  if (isDisputed) return <CloseDispute documentId={documentId} />;
  return (
    <DeedDialog
      id="dispute"
      label={words.open}
      title={words.title(number)}
      does={words.does}
      variant="quiet"
    >
      {(close) => <DisputeForm documentId={documentId} onClose={close} />}
    </DeedDialog>
  );
}

type DisputeFormProps = { documentId: string; onClose: () => void };

function DisputeForm({ documentId, onClose }: DisputeFormProps) {
  const ask = useBillingDeed();
  return (
    <DeedForm
      fields={[
        {
          name: "reason",
          label: words.reason,
          hint: words.reasonHint,
          as: "long",
          maxLength: billingLimits.reason,
        },
      ]}
      schema={z.object({ reason: billingRequests.dispute.shape.reason })}
      changes={() => []}
      send={async ({ reason }) => {
        const { error } = await ask({ action: "dispute", documentId, reason });
        if (error) return refuseForm(error);
        toast({ title: words.done });
        return undefined;
      }}
      action={words.action}
      onClose={onClose}
    />
  );
}

function CloseDispute({ documentId }: { documentId: string }) {
  const [isAsked, setIsAsked] = useState(false);
  const ask = useBillingDeed();

  async function close() {
    const { error } = await ask({ action: "close_dispute", documentId });
    toast(
      error
        ? { title: words.closeFailed, description: error.error, variant: "destructive" }
        : { title: words.closed },
    );
  }

  return (
    <>
      <Button size="slim" variant="secondary" onClick={() => setIsAsked(true)}>
        {issuedWords.closeDispute}
      </Button>
      <ConfirmDialog
        id="close-dispute"
        title={words.closeTitle}
        text={words.closeText}
        action={issuedWords.closeDispute}
        open={isAsked}
        onOpenChange={setIsAsked}
        onConfirm={close}
        isDestructive={false}
      />
    </>
  );
}
