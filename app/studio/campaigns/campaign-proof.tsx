import { useState } from "react";
import { campaignToasts } from "../../../content/campaigns.ts";
import { studioProofWords } from "../../../content/studio-campaigns.ts";
import { ButtonLink } from "../../components/ui/button-link.tsx";
import { Button } from "../../components/ui/button.tsx";
import { toast } from "../../components/ui/toast.ts";
import { requestVerification } from "../../portal/campaigns/request-verification.ts";
import { ConfirmDialog } from "../parts/confirm-dialog.tsx";
import { useSignInAgain } from "../sign-in-again/use-sign-in-again.ts";
import type { StudioCampaign } from "./read-campaigns.ts";
import { revokeProof } from "./revoke-proof.ts";

type CampaignProofProps = { campaign: StudioCampaign; onChanged: () => Promise<void> };

/** The proof of a campaign's wording: begun here, seen by everyone, withdrawn by the studio alone. */
export function CampaignProof({ campaign, onChanged }: CampaignProofProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [isRevoking, setIsRevoking] = useState(false);
  const attempt = useSignInAgain();
  const hash = campaign.blockchain_hash;
  const isPending = campaign.anchors.some(
    ({ state }) => state === "pending" || state === "submitted",
  );
  const isFinal = campaign.anchors.some(
    ({ content_hash, state }) => content_hash === hash && state === "final",
  );

  async function verify() {
    setIsBusy(true);
    const answer = await requestVerification(campaign);
    if (answer.is === "accepted") toast({ title: campaignToasts.verificationStarted });
    else fail(campaignToasts.verificationFailed, answer.reason);
    await onChanged();
    setIsBusy(false);
  }

  async function revoke() {
    if (!hash) return;
    const { error } = await attempt(() => revokeProof(campaign.id, hash));
    if (error) fail(studioProofWords.revokeFailed, error.message);
    else toast({ title: studioProofWords.revoked });
    await onChanged();
  }

  return (
    <section>
      <h3>{studioProofWords.heading}</h3>
      <p>{describeProof(campaign, isPending)}</p>
      {hash && (
        <p className="studio-campaign-hash">
          <code>{hash}</code>
        </p>
      )}
      <div className="studio-confirm">
        {!campaign.blockchain_verified && !isPending && (
          <Button variant="secondary" busy={isBusy} onClick={() => void verify()}>
            {studioProofWords.verify}
          </Button>
        )}
        {hash && (
          <ButtonLink variant="quiet" to={`/verify#${hash}`} reloadDocument>
            {studioProofWords.check}
          </ButtonLink>
        )}
        {isFinal && (
          <Button variant="quiet" onClick={() => setIsRevoking(true)}>
            {studioProofWords.revoke}
          </Button>
        )}
      </div>
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

function describeProof(campaign: StudioCampaign, isPending: boolean): string {
  if (isPending) return studioProofWords.pending;
  if (campaign.blockchain_verified) return studioProofWords.verified;
  return campaign.blockchain_hash ? studioProofWords.edited : studioProofWords.none;
}

function fail(title: string, reason: string | undefined): void {
  toast({ title, ...(reason && { description: reason }), variant: "destructive" });
}
