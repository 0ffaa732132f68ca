import { useState } from "react";
import {
  campaignStatusNames,
  campaignTypeNames,
  campaignWords,
} from "../../../../content/campaign.ts";
import { namePackage } from "../../../../content/pr-packages.ts";
import type { CampaignMetric } from "../../../../domain/campaign/campaign-metric.ts";
import type { Campaign, CampaignStatus } from "../../../../domain/campaign/campaign.ts";
import type { Deliverable } from "../../../../domain/deliverable/deliverable.ts";
import { StatusBadge } from "../../../ui/badge.tsx";
import { ForClient } from "../for-client.tsx";
import { CampaignDeliverables } from "./campaign-deliverables.tsx";
import { CampaignDetails } from "./campaign-details.tsx";
import { CampaignMetrics } from "./campaign-metrics.tsx";
import { CampaignPayments } from "./campaign-payments.tsx";
import { CampaignProof } from "./campaign-proof.tsx";
import { describeBudget, describeDates } from "../../campaign/describe-campaign.ts";
import { DraftActions } from "./draft-actions.tsx";
import { DraftPayment } from "./draft-payment.tsx";
import type { Verifications } from "./use-verifications.ts";

/** The lights of the projects, for states that mean the same. */
const lights = {
  draft: "pending",
  active: "in_progress",
  completed: "completed",
  cancelled: "cancelled",
} as const satisfies Record<CampaignStatus, string>;

type CampaignEntryProps = {
  campaign: Campaign;
  metric: CampaignMetric | null | undefined;
  deliverables: readonly Deliverable[];
  verifications: Verifications;
};

export function CampaignEntry(props: CampaignEntryProps) {
  const { campaign, metric, deliverables, verifications } = props;
  const { id, title, description, campaign_type, package_id, status } = campaign;
  const titleId = `campaign-${id}`;
  // Paying ends the draft while the dialog is open: it stays until its last step has been seen.
  const [isPaying, setIsPaying] = useState(false);
  return (
    <li>
      <article aria-labelledby={titleId} className="campaign">
        <div className="campaign-words">
          <p className="campaign-line">
            <StatusBadge status={lights[status]}>{campaignStatusNames[status]}</StatusBadge>
            <span>{campaignTypeNames[campaign_type]}</span>
            {package_id && <span>{namePackage(package_id)}</span>}
          </p>
          <h3 id={titleId} className="campaign-title">
            {title}
          </h3>
          {description && <p className="campaign-description">{description}</p>}
          <p className="campaign-line">
            <span>{describeDates(campaign)}</span>
            <span>
              {campaignWords.budget}: {describeBudget(campaign)}
            </span>
          </p>
          <CampaignPayments campaignId={id} />
          {status === "draft" && (
            <ForClient>
              <DraftActions campaign={campaign} />
            </ForClient>
          )}
          <CampaignDetails {...campaign} />
          <CampaignDeliverables deliverables={deliverables} />
        </div>
        <div className="campaign-state">
          {status === "draft" || isPaying ? (
            <ForClient>
              <DraftPayment campaignId={id} onOpenChange={setIsPaying} />
            </ForClient>
          ) : (
            <CampaignMetrics metric={metric} />
          )}
          <CampaignProof campaign={campaign} verifications={verifications} />
        </div>
      </article>
    </li>
  );
}
