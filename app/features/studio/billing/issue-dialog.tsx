import { useState } from "react";
import { formatLongDay } from "../../../../content/dates.ts";
import { formatToThePenny } from "../../../../content/money.ts";
import { issueWords as words } from "../../../../content/studio-billing.ts";
import type { PricedContent } from "../../../../domain/billing/document.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { FactList } from "../parts/fact-list.tsx";
import { ButtonRow } from "../parts/form-layout.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import { readUnused } from "./read-incoming.ts";
import { findNextNumber, useSeries } from "./series.ts";
import { useBillingDeed } from "./use-billing-deed.ts";

type IssueDialogProps = {
  documentId: string;
  seenAt: string;
  /** When who is charged was last written, as it is shown here; null where nobody has said it. */
  detailsAt: string | null;
  companyId: string | null;
  /** As it would be were it issued today. */
  content: PricedContent;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Something of it may have changed: whoever shows it reads it again. */
  onRefused: () => void;
};

/** What a draft becomes, before it becomes that for good. */
export function IssueDialog({
  documentId,
  seenAt,
  detailsAt,
  companyId,
  content,
  open,
  onOpenChange,
  onRefused,
}: IssueDialogProps) {
  const { value: series = [] } = useSeries();
  const { value: unused = [] } = useLoaded(["incoming_payments", "unused", companyId], () =>
    companyId ? readUnused(companyId) : Promise.resolve([]),
  );
  const [isSent, setIsSent] = useState(true);
  const [isFromCredit, setIsFromCredit] = useState(true);
  const [failure, setFailure] = useState<string>();
  const ask = useBillingDeed();
  const kind = content.kind === "proforma" ? "proforma" : "invoice";
  const next = findNextNumber(series, kind);
  const credit = unused.reduce((sum, { unused_pence }) => sum + unused_pence, 0);
  const used = kind === "invoice" ? Math.min(credit, content.total_pence) : 0;

  const { isBusy, run } = useAction(async () => {
    setFailure(undefined);
    const fromCredit = used > 0 && isFromCredit;
    const { error, data } = await ask({
      action: "issue",
      documentId,
      seenAt,
      shown: {
        totalPence: content.total_pence,
        detailsAt,
        creditPence: fromCredit ? used : 0,
      },
      send: isSent,
      fromCredit,
    });
    if (error) {
      setFailure(error.error);
      onRefused();
      return;
    }
    onOpenChange(false);
    const number = data.number ?? next ?? "";
    toast({ title: isSent ? words.issuedAndSent(number) : words.issued(number) });
  });

  return (
    <Dialog
      id="issue"
      title={words.title[kind]}
      description={words.does}
      open={open}
      onOpenChange={onOpenChange}
      closedby="closerequest"
    >
      <FactList
        look="spread"
        facts={[
          { label: words.number, value: next && words.about(next) },
          { label: words.buyer, value: content.buyer.name },
          { label: words.date, value: formatLongDay(content.issued_on) },
          {
            label: words.due,
            value: content.kind !== "credit_note" && formatLongDay(content.due_on),
          },
          { label: words.total, value: formatToThePenny(content.total_pence) },
        ]}
      />
      <Checkbox
        label={words.send}
        checked={isSent}
        onChange={({ target }) => setIsSent(target.checked)}
        className="py-3"
      />
      {used > 0 && (
        <Checkbox
          label={words.fromCredit(formatToThePenny(used))}
          checked={isFromCredit}
          onChange={({ target }) => setIsFromCredit(target.checked)}
          className="py-3"
        />
      )}
      {failure && (
        <Alert tone="danger" title={words.failed}>
          <p>{failure}</p>
        </Alert>
      )}
      <ButtonRow>
        <Button busy={isBusy} onClick={run}>
          {words.action}
        </Button>
        <Button variant="quiet" onClick={() => onOpenChange(false)}>
          {words.cancel}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
