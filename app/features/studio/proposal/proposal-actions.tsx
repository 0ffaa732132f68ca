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
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { DialogForm } from "../parts/dialog-form.tsx";
import { useCloseDetail } from "../use-address-details.ts";
import type { StudioProposal } from "./read-proposal.ts";
import { refuseForm } from "../parts/ask-function.ts";
import { useProposalDeed } from "./use-proposal-deed.ts";

/** What can be done with a proposal as it stands. */
export function ProposalActions({ proposal }: { proposal: StudioProposal }) {
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
      {state === "sent" && <Withdraw id={id} />}
      <CopyProposal proposal={proposal} />
      {isDraft && <DeleteDraft id={id} />}
    </>
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

/** Another with the same words, for the same people. */
function CopyProposal({ proposal }: { proposal: StudioProposal }) {
  const ask = useProposalDeed();
  const navigate = useNavigate();
  const { isBusy, run } = useAction(async () => {
    const { error, data } = await ask({
      action: "begin",
      inboxItemId: null,
      projectId: proposal.project_id,
      companyId: proposal.project_id === null ? proposal.company_id : null,
      copyOf: proposal.id,
    });
    if (error) {
      toast({ title: beginWords.failed, description: error.error, variant: "destructive" });
      return;
    }
    await navigate(areaAddress("proposals", { proposal: data.proposalId, edit: "1" }));
  });
  return (
    <Button size="slim" variant="quiet" busy={isBusy} onClick={run}>
      {words.copy}
    </Button>
  );
}

function DeleteDraft({ id }: { id: string }) {
  const [isAsked, setIsAsked] = useState(false);
  const ask = useProposalDeed();
  const close = useCloseDetail(["proposal"]);

  async function remove() {
    const { error } = await ask({ action: "delete", proposalId: id });
    if (error) {
      toast({ title: words.notRemoved, description: error.error, variant: "destructive" });
      return;
    }
    dropDraft(`proposal ${id}`);
    toast({ title: words.removed });
    close();
  }

  return (
    <>
      <Button size="slim" variant="quiet" onClick={() => setIsAsked(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        id="delete-proposal"
        title={words.removeTitle}
        text={words.removeText}
        action={words.remove}
        open={isAsked}
        onOpenChange={setIsAsked}
        onConfirm={remove}
      />
    </>
  );
}
