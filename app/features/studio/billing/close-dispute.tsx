import { useState } from "react";
import { disputeWords as words, issuedWords } from "../../../../content/studio-billing.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { useBillingDeed } from "./use-billing-deed.ts";

export function CloseDispute({ documentId }: { documentId: string }) {
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
