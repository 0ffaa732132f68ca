import { formatDay } from "../../../../content/dates.ts";
import { proofWords } from "../../../../content/campaign-proof.ts";
import { anchorOf } from "../../../../domain/campaign/verification-state.ts";
import type { Anchor } from "../../../../domain/proof/anchor.ts";
import type { Campaign } from "../../../../domain/campaign/campaign.ts";
import { Badge } from "../../../ui/badge.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Button } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { ForClient } from "../for-client.tsx";
import { usePortalData } from "../portal-data.ts";
import { AuthenticityCheck } from "./authenticity-check.tsx";
import { downloadContent, downloadCampaignProof, findProof } from "./download-proof.ts";
import type { Verifications } from "./use-verifications.ts";

type CampaignProofProps = { campaign: Campaign; verifications: Verifications };

/** What the chain knows of a campaign, and how to ask it. */
export function CampaignProof({ campaign, verifications }: CampaignProofProps) {
  const { anchors } = usePortalData();
  const anchor = anchorOf(campaign, anchors.rows);
  const proof = findProof(anchor);
  const content = anchor?.content;
  const state = verifications.stateOf(campaign.id);
  const hash = campaign.blockchain_hash;
  const isVerified = campaign.blockchain_verified;
  const isBare = !hash && state !== "pending";
  return (
    <div className="campaign-proof" data-bare={isBare || undefined}>
      <h4 className={isBare ? "sr-only" : "campaign-label"}>{proofWords.heading}</h4>
      <div className="campaign-proof-state">
        {state === "pending" && (
          <Badge variant="outline">
            <Spinner className="campaign-spinner" />
            {proofWords.pending}
          </Badge>
        )}
        {isVerified && <Badge>{proofWords.verified}</Badge>}
        {anchor?.block_time && <span>{proofWords.anchored(formatDay(anchor.block_time))}</span>}
        {!isVerified && state !== "pending" && (
          <span>{hash ? explainUnverified(anchor) : proofWords.none}</span>
        )}
      </div>
      {state === "pending" && <p>{proofWords.pendingLine}</p>}
      {hash && (
        <p className="campaign-hash">
          <span className="sr-only">{proofWords.hash} </span>
          <code title={hash}>{hash}</code>
        </p>
      )}
      <div className="campaign-actions">
        {hash && (
          <ForClient>
            <AuthenticityCheck hash={hash} />
          </ForClient>
        )}
        {proof && (
          <Button variant="quiet" onClick={() => downloadCampaignProof(campaign, proof)}>
            {proofWords.download}
          </Button>
        )}
        {proof && content !== undefined && (
          <Button variant="quiet" onClick={() => downloadContent(campaign, content)}>
            {proofWords.downloadContent}
          </Button>
        )}
        {isVerified && (
          <ButtonLink variant="quiet" to={`/verify/certificate#${hash}`} reloadDocument>
            {proofWords.certificate}
          </ButtonLink>
        )}
        {hash && (
          // A document of its own: that page must not depend on what runs here.
          <ButtonLink variant="quiet" to={`/verify#${hash}`} reloadDocument>
            {proofWords.seeForYourself}
          </ButtonLink>
        )}
        {state !== "pending" && (
          <ForClient>
            <Button
              variant={isVerified ? "quiet" : "secondary"}
              busy={state === "asking"}
              onClick={() => void verifications.verify(campaign)}
            >
              {isVerified ? proofWords.verifyAgain : proofWords.verify}
            </Button>
          </ForClient>
        )}
      </div>
    </div>
  );
}

/** A fingerprint that the campaign no longer stands by. */
const explainUnverified = (anchor: Anchor | undefined) =>
  anchor?.state === "revoked" ? proofWords.revoked : proofWords.edited;
