import { campaignDetailWords } from "../../../../content/campaign.ts";
import { studioCampaignWords } from "../../../../content/studio-campaign.ts";
import { describeDates } from "../../campaign/describe-campaign.ts";
import type { StudioCampaign } from "./read-campaigns.ts";

/** What the campaign says, and to whom: the words that a proof is made of. */
export function CampaignContent({ campaign }: { campaign: StudioCampaign }) {
  const { description, target_audience: audience, key_messages: messages } = campaign;
  const isEmpty = !description && !audience && messages.length === 0;
  return (
    <section>
      <h3>{studioCampaignWords.content}</h3>
      <p className="studio-campaign-period">{describeDates(campaign)}</p>
      {isEmpty && <p className="text-mist">{studioCampaignWords.noContent}</p>}
      {description && <p className="studio-brief">{description}</p>}
      {audience && (
        <p className="studio-brief">
          {campaignDetailWords.audience} {audience}
        </p>
      )}
      {messages.length > 0 && (
        <ul className="studio-campaign-messages">
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
