import { campaignToasts } from "../../../../content/campaign.ts";
import { studioProofWords } from "../../../../content/studio-campaign.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { requestVerification } from "../../campaign/request-verification.ts";
import { useSignInAgain } from "../../account/sign-in-again/use-sign-in-again.ts";
import { ConfirmDeed } from "../parts/confirm-deed.tsx";
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
  const attempt = useSignInAgain();
  const may = useStaffMay("campaigns");
  const hash = campaign.blockchain_hash;
  const state = readProofState(campaign);
  const hasFinal = campaign.anchors.some(
    (anchor) => anchor.content_hash === hash && anchor.state === "final",
  );

  const { isBusy, run: verify } = useAction(async () => {
    const answer = await requestVerification(campaign);
    toast(
      answer.is === "accepted"
        ? { title: campaignToasts.verificationStarted }
        : {
            title: campaignToasts.verificationFailed,
            ...(answer.reason && { description: answer.reason }),
            variant: "destructive",
          },
    );
    await onChanged();
  });

  async function revoke(revoked: string) {
    const { error } = await attempt(() => revokeProof(campaign.id, revoked));
    await onChanged();
    return error && explainError(error);
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
        {may && hash && hasFinal && state !== "revoking" && (
          <ConfirmDeed
            id="revoke-proof"
            label={studioProofWords.revoke}
            title={studioProofWords.revokeTitle}
            text={studioProofWords.revokeText}
            act={() => revoke(hash)}
            done={studioProofWords.revoked}
            failed={studioProofWords.revokeFailed}
          />
        )}
      </ButtonRow>
    </section>
  );
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
