import { useState } from "react";
import { Link } from "react-router";
import {
  campaignStatusNames,
  campaignTypeNames,
  campaignDetailWords,
} from "../../../../content/campaign.ts";
import { namePackage } from "../../../../content/pr-packages.ts";
import { studioCampaignWords } from "../../../../content/studio-campaign.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { areaAddress } from "../../../../content/studio-address.ts";
import { DeliverableBoard } from "../deliverable/deliverable-board.tsx";
import { DetailBody } from "../parts/detail-body.tsx";
import { isAbout } from "../parts/is-about.ts";
import { useLoaded } from "../parts/use-loaded.ts";
import { Work, WorkHeading, WorkText } from "../parts/work.tsx";
import { EditCampaign } from "./edit-campaign.tsx";
import { CampaignMoves } from "./campaign-moves.tsx";
import { StudioCampaignProof } from "./studio-campaign-proof.tsx";
import { MetricBoard } from "./metric-board.tsx";
import { readCampaign, type StudioCampaign } from "./read-campaigns.ts";
import { describeDates } from "../../campaign/describe-campaign.ts";
import { Gate } from "../access/gate.tsx";
import { LateReviewBoard } from "../review/late-review-board.tsx";

/** One campaign: where it stands, its figures, what it owes, what it says, and the proof of that. */
export function CampaignDetail({ id }: { id: string }) {
  const read = useLoaded(["pr_campaigns", "one", id], () => readCampaign(id), {
    tables: ["content_anchors"],
    concerns: (change) =>
      isAbout(change.table === "pr_campaigns" ? "id" : "campaign_id", id)(change),
  });
  return (
    <DetailBody read={read} gone={studioCampaignWords.gone}>
      {(campaign) => <Campaign campaign={campaign} reload={read.reload} />}
    </DetailBody>
  );
}

type CampaignProps = { campaign: StudioCampaign; reload: () => Promise<void> };

function Campaign({ campaign, reload }: CampaignProps) {
  const [isEditing, setIsEditing] = useState(false);
  const { company_id, client, author } = campaign;
  return (
    <Work
      titleId="studio-campaign-title"
      title={campaign.title}
      actions={
        <Gate deed="campaigns">
          <Button size="slim" variant="quiet" onClick={() => setIsEditing(true)}>
            {studioCampaignWords.edit}
          </Button>
        </Gate>
      }
      facts={
        <>
          {company_id ? (
            <Link to={areaAddress("clients", { client: company_id })}>{client}</Link>
          ) : (
            <span>{client}</span>
          )}
          {author?.display_name && author.display_name !== client && (
            <span>{studioCampaignWords.by(author.display_name)}</span>
          )}
          <span>{campaignTypeNames[campaign.campaign_type]}</span>
          {campaign.package_id && <span>{namePackage(campaign.package_id)}</span>}
          <Badge variant="outline">{campaignStatusNames[campaign.status]}</Badge>
        </>
      }
      moves={
        <Gate deed="campaigns">
          <CampaignMoves campaign={campaign} onMoved={reload} />
        </Gate>
      }
    >
      <MetricBoard campaign={campaign} />
      <DeliverableBoard owner={{ kind: "campaign", id: campaign.id }} clientName={client} />
      <LateReviewBoard owner={{ kind: "campaign", id: campaign.id }} />
      <CampaignContent campaign={campaign} />
      <StudioCampaignProof campaign={campaign} onChanged={reload} />
      <EditCampaign
        campaign={campaign}
        open={isEditing}
        onOpenChange={setIsEditing}
        onSaved={reload}
      />
    </Work>
  );
}

/** What the campaign says, and to whom: the words that a proof is made of. */
function CampaignContent({ campaign }: { campaign: StudioCampaign }) {
  const { description, target_audience: audience, key_messages: messages } = campaign;
  const isEmpty = !description && !audience && messages.length === 0;
  return (
    <section>
      <WorkHeading>{studioCampaignWords.content}</WorkHeading>
      <p className="mb-2 text-mist tabular-nums">{describeDates(campaign)}</p>
      {isEmpty && <p className="text-mist">{studioCampaignWords.noContent}</p>}
      {description && <WorkText>{description}</WorkText>}
      {audience && (
        <WorkText>
          {campaignDetailWords.audience} {audience}
        </WorkText>
      )}
      {messages.length > 0 && (
        <ul className="mt-3 max-w-prose">
          {messages.map((message) => (
            <li key={message} className="border-t border-line py-1.75 wrap-anywhere">
              {message}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
