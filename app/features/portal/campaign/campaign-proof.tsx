import { formatDay } from "../../../../content/dates.ts";
import { proofWords } from "../../../../content/campaign-proof.ts";
import { anchorOf } from "../../../../domain/campaign/verification-state.ts";
import type { Anchor } from "../../../../domain/proof/anchor.ts";
import type { Campaign } from "../../../../domain/campaign/campaign.ts";
import { Badge } from "../../../ui/badge.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { roleWords } from "../../../../content/role-limits.ts";
import { useMay } from "../company/company.ts";
import { ForClient } from "../for-client.tsx";
import { usePortalData } from "../portal-data.ts";
import { AuthenticityCheck } from "./authenticity-check.tsx";
import { CampaignLabel } from "./campaign-parts.tsx";
import { downloadContent, downloadCampaignProof, findProof } from "./download-proof.ts";
import type { Verifications } from "./use-verifications.ts";

/** Nothing to say but the question: it stands beside its answer. */
const besideLook = "flex flex-wrap items-center justify-between gap-x-6 gap-y-3";

type CampaignProofProps = { campaign: Campaign; verifications: Verifications };

/** What the chain knows of a campaign, and how to ask it. */
export function CampaignProof({ campaign, verifications }: CampaignProofProps) {
  const { anchors } = usePortalData();
  const mayVerify = useMay("approver");
  const anchor = anchorOf(campaign, anchors.rows);
  const proof = findProof(anchor);
  const content = anchor?.content;
  const state = verifications.stateOf(campaign.id);
  const hash = campaign.blockchain_hash;
  const isVerified = campaign.blockchain_verified;
  const isBare = !hash && state !== "pending";
  return (
    <div
      className={cx("border-t border-line pt-4 text-small/body text-mist", isBare && besideLook)}
    >
      {isBare ? (
        <h4 className="sr-only">{proofWords.heading}</h4>
      ) : (
        <CampaignLabel>{proofWords.heading}</CampaignLabel>
      )}
      <div className="flex min-h-7 flex-wrap items-center gap-x-4 gap-y-2">
        {state === "pending" && (
          <Badge variant="outline">
            <Spinner className="text-micro" />
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
        <p className="mt-2 truncate">
          <span className="sr-only">{proofWords.hash} </span>
          <code title={hash} className="font-sans text-caption tracking-[0.02em] tabular-nums">
            {hash}
          </code>
        </p>
      )}
      <div className={cx("flex flex-wrap items-center gap-x-7 gap-y-2", !isBare && "mt-4")}>
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
        {state !== "pending" && mayVerify && (
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
        {state !== "pending" && !mayVerify && !isVerified && <p>{roleWords.verifies}</p>}
      </div>
    </div>
  );
}

/** A fingerprint that the campaign no longer stands by. */
const explainUnverified = (anchor: Anchor | undefined) =>
  anchor?.state === "revoked" ? proofWords.revoked : proofWords.edited;
