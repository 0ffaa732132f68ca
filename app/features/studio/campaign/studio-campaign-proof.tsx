import { useState } from "react";
import { campaignToasts } from "../../../../content/campaign.ts";
import { studioProofWords } from "../../../../content/studio-campaign.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { requestVerification } from "../../campaign/request-verification.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useSignInAgain } from "../../account/sign-in-again/use-sign-in-again.ts";
import { ButtonRow } from "../parts/form-layout.tsx";
import { WorkHeading } from "../parts/work.tsx";
import { readProofState } from "./proof-state.ts";
import type { StudioCampaign } from "./read-campaigns.ts";
import { anyAnswer, callFunction } from "../../../data/call-function.ts";
import { explainError } from "../../../data/explain-error.ts";
import { useStaffMay } from "../access/staff-access.ts";

type CampaignProofProps = { campaign: StudioCampaign; onChanged: () => Promise<void> };

/** The proof of a campaign's wording: begun here, seen by everyone, withdrawn by the studio alone. */
export function StudioCampaignProof({ campaign, onChanged }: CampaignProofProps) {
  const [isRevoking, setIsRevoking] = useState(false);
  const attempt = useSignInAgain();
  const may = useStaffMay("campaigns");
  const hash = campaign.blockchain_hash;
  const state = readProofState(campaign);
  const hasFinal = campaign.anchors.some(
    (anchor) => anchor.content_hash === hash && anchor.state === "final",
  );

  const { isBusy, run: verify } = useAction(async () => {
    const answer = await requestVerification(campaign);
    if (answer.is === "accepted") toast({ title: campaignToasts.verificationStarted });
    else fail(campaignToasts.verificationFailed, answer.reason);
    await onChanged();
  });

  async function revoke() {
    if (!hash) return;
    const { error } = await attempt(() => revokeProof(campaign.id, hash));
    if (error) fail(studioProofWords.revokeFailed, explainError(error));
    else toast({ title: studioProofWords.revoked });
    await onChanged();
  }

  return (
    <section>
      <WorkHeading>{studioProofWords.heading}</WorkHeading>
      <p>{studioProofWords.states[state]}</p>
      {hash && (
        <p>
          <code className="text-caption wrap-anywhere text-mist">{hash}</code>
        </p>
      )}
      <ButtonRow>
        {may && !campaign.blockchain_verified && state !== "pending" && (
          <Button size="slim" variant="secondary" busy={isBusy} onClick={verify}>
            {studioProofWords.verify}
          </Button>
        )}
        {hash && (
          <ButtonLink size="slim" variant="quiet" to={`/verify#${hash}`} reloadDocument>
            {studioProofWords.check}
          </ButtonLink>
        )}
        {may && hasFinal && state !== "revoking" && (
          <Button size="slim" variant="quiet" onClick={() => setIsRevoking(true)}>
            {studioProofWords.revoke}
          </Button>
        )}
      </ButtonRow>
      <ConfirmDialog
        id="revoke-proof"
        title={studioProofWords.revokeTitle}
        text={studioProofWords.revokeText}
        action={studioProofWords.revoke}
        open={isRevoking}
        onOpenChange={setIsRevoking}
        onConfirm={revoke}
      />
    </section>
  );
}

function fail(title: string, reason: string | undefined): void {
  toast({ title, ...(reason && { description: reason }), variant: "destructive" });
}

/** As `useSignInAgain` wants it: the refusal, or null. */
async function revokeProof(campaignId: string, contentHash: string) {
  const answer = await callFunction(
    "blockchain-verify-content",
    { contentId: campaignId, contentType: "campaign", revoke: contentHash },
    anyAnswer,
  );
  return { error: answer.is === "refused" ? answer : null };
}
