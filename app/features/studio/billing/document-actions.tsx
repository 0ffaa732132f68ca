import { useState } from "react";
import { issuedWords as words } from "../../../../content/studio-billing.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { useAddressDetails } from "../use-address-details.ts";
import { UseCredit } from "./allocate.tsx";
import { Credit } from "./credit.tsx";
import { CloseDispute } from "./close-dispute.tsx";
import { describeDispute, describeTakeBack, describeWriteOff } from "./describe-deeds.ts";
import type { IssuedDocument, ReadIssued } from "./read-document.ts";
import { ReasonedDeedButton } from "./reasoned-deed.tsx";
import { RecordPayment } from "./record-payment.tsx";
import { useBillingDeed } from "./use-billing-deed.ts";

/** What can be done with an issued document, by its kind and by how it stands. */
export function DocumentActions({ read: { document, balance, sendings } }: { read: ReadIssued }) {
  const { id, kind, content, company_id } = document;
  const number = document.number ?? "";
  const isOpen = balance !== undefined && balance.open_pence > 0;
  const canCredit =
    balance !== undefined &&
    balance.credited_pence + balance.written_off_pence < balance.total_pence;
  return (
    <>
      <SendDocument document={document} isAgain={sendings.length > 0} />
      {isOpen && company_id && (
        <>
          <RecordPayment company={company_id} reference={number} label={words.pay} />
          <UseCredit
            documentId={id}
            number={number}
            company={company_id}
            openPence={balance.open_pence}
          />
        </>
      )}
      {kind === "proforma" && <CopyDocument id={id} to="invoice" label={words.toInvoice} />}
      {canCredit && content.kind === "invoice" && (
        <Credit documentId={id} number={number} content={content} balance={balance} />
      )}
      {isOpen && (
        <>
          <ReasonedDeedButton
            deed={describeWriteOff({ documentId: id, number, openPence: balance.open_pence })}
          />
          {balance.disputed_at === null ? (
            <ReasonedDeedButton deed={describeDispute({ documentId: id, number })} />
          ) : (
            <CloseDispute documentId={id} />
          )}
        </>
      )}
      {balance && balance.written_off_pence > 0 && (
        <ReasonedDeedButton
          deed={describeTakeBack({
            documentId: id,
            number,
            writtenOffPence: balance.written_off_pence,
          })}
        />
      )}
      {(kind === "invoice" || kind === "proforma") && company_id && (
        <CopyDocument id={id} to={kind} label={words.copy} isQuiet />
      )}
    </>
  );
}

function SendDocument({ document, isAgain }: { document: IssuedDocument; isAgain: boolean }) {
  const [isAsked, setIsAsked] = useState(false);
  const ask = useBillingDeed();
  const { id, content } = document;
  const number = document.number ?? "";

  async function send() {
    const { error } = await ask({ action: "send", documentId: id });
    toast(
      error
        ? { title: words.sendFailed, description: error.error, variant: "destructive" }
        : { title: words.sent(number) },
    );
  }

  return (
    <>
      <Button
        size="slim"
        variant={isAgain ? "secondary" : "primary"}
        onClick={() => setIsAsked(true)}
      >
        {isAgain ? words.sendAgain : words.send}
      </Button>
      <ConfirmDialog
        id="send-document"
        title={words.sendTitle(number)}
        text={content.buyer.email ? words.sendText(content.buyer.email) : words.sendToThem}
        action={isAgain ? words.sendAgain : words.send}
        open={isAsked}
        onOpenChange={setIsAsked}
        onConfirm={send}
        isDestructive={false}
      />
    </>
  );
}

type CopyDocumentProps = {
  id: string;
  to: "invoice" | "proforma";
  label: string;
  isQuiet?: boolean;
};

/** The same lines as a draft, which opens. */
function CopyDocument({ id, to, label, isQuiet = false }: CopyDocumentProps) {
  const { filter } = useAddressDetails();
  const ask = useBillingDeed();
  const { isBusy, run } = useAction(async () => {
    const { error, data } = await ask({ action: "copy", documentId: id, kind: to });
    if (error) {
      toast({ title: words.copyFailed, description: error.error, variant: "destructive" });
      return;
    }
    toast({ title: words.copied });
    filter({ item: data.documentId ?? id });
  });
  return (
    <Button size="slim" variant={isQuiet ? "quiet" : "secondary"} busy={isBusy} onClick={run}>
      {label}
    </Button>
  );
}
