import { useState } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { areaAddress } from "../../../../content/studio-address.ts";
import { beginWords } from "../../../../content/studio-proposal.ts";
import { proposalDetailWords as words } from "../../../../content/studio-proposal-page.ts";
import { proposalLimits } from "../../../../domain/proposal/content.ts";
import { proposalRequests } from "../../../../domain/proposal/requests.ts";
import { dropDraft } from "../../../form/draft-store.ts";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { ConfirmDeed } from "../parts/confirm-deed.tsx";
import { DialogForm } from "../parts/dialog-form.tsx";
import { ButtonRow } from "../parts/form-layout.tsx";
import { useCloseDetail } from "../use-address-details.ts";
import type { StudioProposal } from "./read-proposal.ts";
import { refuseForm } from "../parts/ask-function.ts";
import { useProposalDeed } from "./use-proposal-deed.ts";
import { useSend } from "./use-send.ts";

type ProposalActionsProps = {
  proposal: StudioProposal;
  /** When its draft was written, where that is what was sent: then it can be mailed once more. */
  unchangedSince: string | undefined;
};

/** What can be done with a proposal as it stands. */
export function ProposalActions({ proposal, unchangedSince }: ProposalActionsProps) {
  const { id, state } = proposal;
  const isDraft = state === "draft";
  return (
    <>
      {state !== "accepted" && (
        <ButtonLink
          size="slim"
          variant={isDraft ? "primary" : "secondary"}
          to={areaAddress("proposals", { proposal: id, edit: "1" })}
        >
          {isDraft ? words.write : words.newVersion}
        </ButtonLink>
      )}
      {state === "sent" && unchangedSince !== undefined && (
        <MailAgain proposal={proposal} seenAt={unchangedSince} />
      )}
      {state === "sent" && <Withdraw id={id} />}
      <CopyProposal proposal={proposal} />
      {isDraft && <DeleteDraft id={id} />}
    </>
  );
}

/** The same version, by the same link, to whoever has lost the mail. */
function MailAgain({ proposal, seenAt }: { proposal: StudioProposal; seenAt: string }) {
  const send = useSend(proposal.id);
  const { isBusy, run } = useAction(async () => {
    const { error } = await send(seenAt);
    if (error) toast({ title: words.notMailed, description: error.error, variant: "destructive" });
    else toast({ title: words.mailedAgain(proposal.recipient_email) });
  });
  return (
    <Button size="slim" variant="quiet" busy={isBusy} onClick={run}>
      {words.mailAgain}
    </Button>
  );
}

const withdrawal = z.object({ reason: proposalRequests.withdraw.shape.reason });

function Withdraw({ id }: { id: string }) {
  const [isAsked, setIsAsked] = useState(false);
  const ask = useProposalDeed();
  return (
    <>
      <Button size="slim" variant="quiet" aria-haspopup="dialog" onClick={() => setIsAsked(true)}>
        {words.withdraw}
      </Button>
      <DialogForm
        id="withdraw-proposal"
        title={words.withdrawTitle}
        description={words.withdrawDoes}
        fields={[{ name: "reason", label: words.reason, maxLength: proposalLimits.reason }]}
        schema={withdrawal}
        submitLabel={words.withdraw}
        open={isAsked}
        onOpenChange={setIsAsked}
        send={async ({ reason }) => {
          const { error } = await ask({ action: "withdraw", proposalId: id, reason });
          if (error) return refuseForm(error);
          toast({ title: words.withdrawn });
          return undefined;
        }}
      />
    </>
  );
}

/** Another with the same words, for the same people. Of a change order it is asked what that one is to be. */
function CopyProposal({ proposal }: { proposal: StudioProposal }) {
  const [isAsked, setIsAsked] = useState(false);
  const ask = useProposalDeed();
  const navigate = useNavigate();
  const { isBusy, run } = useAction(async (projectId: string | null) => {
    const { error, data } = await ask({
      action: "begin",
      inboxItemId: null,
      projectId,
      companyId: projectId === null ? proposal.company_id : null,
      copyOf: proposal.id,
    });
    if (error) {
      toast({ title: beginWords.failed, description: error.error, variant: "destructive" });
      return;
    }
    await navigate(areaAddress("proposals", { proposal: data.proposalId, edit: "1" }));
  });
  const { project_id } = proposal;
  if (project_id === null)
    return (
      <Button size="slim" variant="quiet" busy={isBusy} onClick={() => run(null)}>
        {words.copy}
      </Button>
    );
  return (
    <>
      <Button size="slim" variant="quiet" aria-haspopup="dialog" onClick={() => setIsAsked(true)}>
        {words.copy}
      </Button>
      <Dialog
        id="copy-proposal"
        title={words.copyTitle}
        description={words.copyText}
        open={isAsked}
        onOpenChange={setIsAsked}
      >
        <ButtonRow>
          <Button busy={isBusy} onClick={() => run(null)}>
            {words.copyPlain}
          </Button>
          <Button variant="secondary" busy={isBusy} onClick={() => run(project_id)}>
            {words.copyChange}
          </Button>
        </ButtonRow>
      </Dialog>
    </>
  );
}

function DeleteDraft({ id }: { id: string }) {
  const ask = useProposalDeed();
  const close = useCloseDetail(["proposal"]);
  return (
    <ConfirmDeed
      id="delete-proposal"
      label={words.remove}
      title={words.removeTitle}
      text={words.removeText}
      act={async () => (await ask({ action: "delete", proposalId: id })).error?.error ?? null}
      done={words.removed}
      failed={words.notRemoved}
      onDone={() => {
        dropDraft(`proposal ${id}`);
        close();
      }}
    />
  );
}
