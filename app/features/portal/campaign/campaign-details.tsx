import { campaignDetailWords } from "../../../../content/campaign.ts";
import type { Campaign } from "../../../../domain/campaign/campaign.ts";

type CampaignDetailsProps = Pick<Campaign, "target_audience" | "key_messages">;

export function CampaignDetails({ target_audience, key_messages }: CampaignDetailsProps) {
  if (!target_audience && key_messages.length === 0) return null;
  return (
    <details className="campaign-more">
      <summary>{campaignDetailWords.summary}</summary>
      <dl>
        {target_audience && (
          <div>
            <dt>{campaignDetailWords.audience}</dt>
            <dd>{target_audience}</dd>
          </div>
        )}
        {key_messages.length > 0 && (
          <div>
            <dt>{campaignDetailWords.messages}</dt>
            {key_messages.map((message) => (
              <dd key={message}>{message}</dd>
            ))}
          </div>
        )}
      </dl>
    </details>
  );
}
