import { useState } from "react";
import { Link } from "react-router";
import { campaignStatusNames, campaignTypeNames } from "../../../../content/campaign.ts";
import { namePackage } from "../../../../content/pr-packages.ts";
import { studioCampaignWords } from "../../../../content/studio-campaign.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { areaAddress } from "../../../../content/studio-address.ts";
import { DeliverableBoard } from "../deliverable/deliverable-board.tsx";
import { EmptyState, FailedState, LoadingRows } from "../parts/list-states.tsx";
import { isAbout } from "../parts/is-about.ts";
import { useLoaded } from "../parts/use-loaded.ts";
import { nameClient } from "../project/name-client.ts";
import { CampaignContent } from "./campaign-content.tsx";
import { EditCampaign } from "./edit-campaign.tsx";
import { CampaignMoves } from "./campaign-moves.tsx";
import { StudioCampaignProof } from "./studio-campaign-proof.tsx";
import { MetricBoard } from "./metric-board.tsx";
import { readCampaign } from "./read-campaigns.ts";

/** One campaign: where it stands, its figures, what it owes, what it says, and the proof of that. */
export function CampaignDetail({ id }: { id: string }) {
  const {
    value: campaign,
    state,
    error,
    reload,
  } = useLoaded(["pr_campaigns", "one", id], () => readCampaign(id), {
    tables: ["content_anchors"],
    concerns: (change) =>
      isAbout(change.table === "pr_campaigns" ? "id" : "campaign_id", id)(change),
  });
  const [isEditing, setIsEditing] = useState(false);

  if (state === "loading") return <LoadingRows count={6} />;
  if (state === "failed") return <FailedState error={error} onRetry={() => void reload()} />;
  if (!campaign) return <EmptyState title={studioCampaignWords.gone} />;
  const clientName = campaign.client ? nameClient(campaign.client) : studioCampaignWords.unclaimed;
  return (
    <article className="studio-work" aria-labelledby="studio-campaign-title">
      <header className="studio-work-head">
        <h2 id="studio-campaign-title">{campaign.title}</h2>
        <div className="studio-work-actions">
          <Button variant="quiet" onClick={() => setIsEditing(true)}>
            {studioCampaignWords.edit}
          </Button>
        </div>
        <p className="studio-work-line">
          {campaign.user_id ? (
            <Link to={areaAddress("clients", { client: campaign.user_id })}>{clientName}</Link>
          ) : (
            <span>{clientName}</span>
          )}
          <span>{campaignTypeNames[campaign.campaign_type]}</span>
          {campaign.package_id && <span>{namePackage(campaign.package_id)}</span>}
          <Badge variant="outline">{campaignStatusNames[campaign.status]}</Badge>
        </p>
        <CampaignMoves campaign={campaign} onMoved={reload} />
      </header>
      <MetricBoard campaign={campaign} />
      <DeliverableBoard owner={{ kind: "campaign", id }} clientName={clientName} />
      <CampaignContent campaign={campaign} />
      <StudioCampaignProof campaign={campaign} onChanged={reload} />
      <EditCampaign
        campaign={campaign}
        open={isEditing}
        onOpenChange={setIsEditing}
        onSaved={reload}
      />
    </article>
  );
}
