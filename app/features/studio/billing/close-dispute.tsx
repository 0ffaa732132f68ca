import { disputeWords as words, issuedWords } from "../../../../content/studio-billing.ts";
import { ConfirmDeed } from "../parts/confirm-deed.tsx";
import { useBillingDeed } from "./use-billing-deed.ts";

export function CloseDispute({ documentId }: { documentId: string }) {
  const ask = useBillingDeed();
  return (
    <ConfirmDeed
      id="close-dispute"
      label={issuedWords.closeDispute}
      variant="secondary"
      title={words.closeTitle}
      text={words.closeText}
      isDestructive={false}
      act={async () => (await ask({ action: "close_dispute", documentId })).error?.error ?? null}
      done={words.closed}
      failed={words.closeFailed}
    />
  );
}
