import { useState } from "react";
import { formatLongDay } from "../../../../content/dates.ts";
import { formatToThePenny } from "../../../../content/money.ts";
import { interfaceWords } from "../../../../content/interface.ts";
import { sendProposalWords as words } from "../../../../content/studio-proposal-page.ts";
import { findEmptyApprovals } from "../../../../domain/milestone/find-empty-approvals.ts";
import { listChosen, sumProposal } from "../../../../domain/proposal/sum-proposal.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { readPeople } from "../client/client-person.ts";
import { FactList } from "../parts/fact-list.tsx";
import { ButtonRow } from "../parts/form-layout.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import type { Proposed } from "./proposal-values.ts";
import type { StudioProposal } from "./read-proposal.ts";
import { useSend } from "./use-send.ts";

type SendDialogProps = {
  proposal: Pick<StudioProposal, "id" | "version_number" | "company_id">;
  /** What goes out; nothing while nobody asks. */
  proposed: Proposed | undefined;
  readSeen: () => string;
  onClose: () => void;
  onSent: () => void;
  /** By the names of the fields, where it is one of them that keeps it from being sent. */
  onRefused: (fields: Readonly<Record<string, string>>) => void;
};

/** What leaves, and to whom, before it does. */
export function SendDialog(props: SendDialogProps) {
  const { proposal, proposed, readSeen, onClose, onSent, onRefused } = props;
  const [failure, setFailure] = useState<string>();
  const send = useSend(proposal.id);
  const { isBusy, run } = useAction(async () => {
    setFailure(undefined);
    const { error } = await send(readSeen());
    if (error) {
      setFailure(Object.values(error.fields).join(" ") || error.error);
      onRefused(error.fields);
      return;
    }
    toast({ title: words.sent(proposed?.recipientEmail ?? "") });
    onClose();
    onSent();
  });
  return (
    <Dialog
      id="send-proposal"
      title={words.title((proposal.version_number ?? 0) + 1)}
      description={words.does}
      open={proposed !== undefined}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        setFailure(undefined);
        onClose();
      }}
      closedby="closerequest"
    >
      {proposed && <FactList look="spread" facts={listFacts(proposed)} className="mb-4" />}
      {proposed && <EmptyApprovals content={proposed.content} />}
      {proposed && proposal.company_id !== null && (
        <StrangerWarning proposed={proposed} company={proposal.company_id} />
      )}
      {failure && (
        <Alert tone="danger" title={words.failed} className="mt-4">
          <p>{failure}</p>
        </Alert>
      )}
      <ButtonRow>
        <Button busy={isBusy} onClick={run}>
          {words.action}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {interfaceWords.cancel}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}

/** Somebody outside may be meant; a letter too many is not. */
function StrangerWarning({ proposed, company }: { proposed: Proposed; company: string }) {
  const { value: people } = useLoaded(["memberships", "people", company], () =>
    readPeople(company),
  );
  const { recipientEmail, content } = proposed;
  const isKnown = people?.some(({ email }) => email.toLowerCase() === recipientEmail.toLowerCase());
  if (isKnown !== false || people?.length === 0) return null;
  return (
    <Alert tone="warning" title={words.stranger} className="mt-4">
      <p>{words.strangerText(recipientEmail, content.client_name)}</p>
    </Alert>
  );
}

/** Sent all the same, if that is meant: the studio can say by hand that a step is reached. */
function EmptyApprovals({ content }: Pick<Proposed, "content">) {
  const empty = findEmptyApprovals(
    content.milestones,
    content.deliverables.map(({ milestone }) => milestone),
  );
  if (empty.length === 0) return null;
  return (
    <Alert tone="warning" title={words.emptyApprovals} className="mt-4">
      <p>{words.emptyApprovalsText(empty.map(({ title }) => title).join(", "))}</p>
    </Alert>
  );
}

function listFacts({ content, recipientEmail }: Proposed) {
  const { instalments, total_pence } = sumProposal(content, listChosen(content));
  const { milestones, options } = content;
  const everything = sumProposal(
    content,
    options.map(({ key }) => key),
  );
  const first = instalments
    .filter(({ trigger }) => trigger === "signing")
    .reduce((sum, each) => sum + each.total_pence, 0);
  return [
    { label: words.to, value: `${content.recipient_name}, ${recipientEmail}` },
    { label: words.value, value: formatToThePenny(total_pence) },
    { label: words.firstDue, value: first > 0 && formatToThePenny(first) },
    {
      label: words.steps,
      value: words.stepsOf(
        milestones.length,
        milestones.filter(({ net_pence }) => net_pence === 0).length,
      ),
    },
    {
      label: words.options,
      value:
        options.length > 0 &&
        words.optionsOf(options.length, formatToThePenny(everything.total_pence)),
    },
    { label: words.until, value: formatLongDay(content.valid_until) },
  ];
}
