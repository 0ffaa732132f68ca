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
import { roleWords } from "../../../../content/role-limits.ts";
import { useMay } from "../company/company.ts";
import { ForClient } from "../for-client.tsx";
import { CampaignDetails } from "./campaign-details.tsx";
import { CampaignMetrics } from "./campaign-metrics.tsx";
import { campaignColumns, CampaignLine, CampaignMore } from "./campaign-parts.tsx";
import { CampaignPayments } from "./campaign-payments.tsx";
import { CampaignProof } from "./campaign-proof.tsx";
import { describeBudget, describeDates } from "../../campaign/describe-campaign.ts";
import { DraftActions } from "./draft-actions.tsx";
import { DraftPayment } from "./draft-payment.tsx";
import type { Verifications } from "./use-verifications.ts";
import { deliverableRowWords } from "../../../../content/deliverable.ts";
import { DeliverableRows } from "../deliverable/deliverable-rows.tsx";

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
  const mayWrite = useMay("member");
  const mayPay = useMay("approver");
  const titleId = `campaign-${id}`;
  // Paying ends the draft while the dialog is open: it stays until its last step has been seen.
  const [isPaying, setIsPaying] = useState(false);
  return (
    <li>
      <article aria-labelledby={titleId} className={campaignColumns}>
        <div>
          <CampaignLine>
            <StatusBadge status={lights[status]}>{campaignStatusNames[status]}</StatusBadge>
            <span>{campaignTypeNames[campaign_type]}</span>
            {package_id && <span>{namePackage(package_id)}</span>}
          </CampaignLine>
          <h3
            id={titleId}
            className="mt-3 mb-4 text-heading lg:text-section/[1.1] lg:font-stretch-135%"
          >
            {title}
          </h3>
          {description && <p className="mb-6 max-w-[52ch] whitespace-pre-line">{description}</p>}
          <CampaignLine>
            <span>{describeDates(campaign)}</span>
            <span>
              {campaignWords.budget}: {describeBudget(campaign)}
            </span>
          </CampaignLine>
          <CampaignPayments campaignId={id} />
          {status === "draft" && mayWrite && (
            <ForClient>
              <DraftActions campaign={campaign} />
            </ForClient>
          )}
          <div className="mt-7 max-w-160 empty:hidden">
            <CampaignDetails {...campaign} />
            <CampaignDeliverables deliverables={deliverables} />
          </div>
        </div>
        <div className="grid grid-cols-1 content-start gap-5">
          {status === "draft" || isPaying ? (
            <ForClient>
              {mayPay || isPaying ? (
                <DraftPayment campaignId={id} onOpenChange={setIsPaying} />
              ) : (
                <p className="max-w-[34ch] pb-2 text-small/body text-mist">{roleWords.pays}</p>
              )}
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

/** Opens by itself when one of them waits for the client, and stays open when it has its answer. */
function CampaignDeliverables({ deliverables }: { deliverables: readonly Deliverable[] }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && deliverables.some(({ status }) => status === "delivered")) setIsOpen(true);
  if (deliverables.length === 0) return null;
  return (
    <CampaignMore summary={deliverableRowWords.summary(deliverables.length)} open={isOpen}>
      <DeliverableRows deliverables={deliverables} />
    </CampaignMore>
  );
}
