import { campaignDetailWords } from "../../../../content/campaign.ts";
import { studioCampaignWords } from "../../../../content/studio-campaign.ts";
import { describeDates } from "../../campaign/describe-campaign.ts";
import { WorkHeading, WorkText } from "../parts/work.tsx";
import type { StudioCampaign } from "./read-campaigns.ts";

/** What the campaign says, and to whom: the words that a proof is made of. */
export function CampaignContent({ campaign }: { campaign: StudioCampaign }) {
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
