import { campaignDetailWords } from "../../../../content/campaign.ts";
import { CampaignMore } from "./campaign-parts.tsx";
import type { Campaign } from "../../../../domain/campaign/campaign.ts";

type CampaignDetailsProps = Pick<Campaign, "target_audience" | "key_messages">;

export function CampaignDetails({ target_audience, key_messages }: CampaignDetailsProps) {
  if (!target_audience && key_messages.length === 0) return null;
  return (
    <CampaignMore summary={campaignDetailWords.summary}>
      <dl className="grid gap-5 pt-2 pb-6">
        {target_audience && (
          <div>
            <dt className="mb-1 text-caption text-mist">{campaignDetailWords.audience}</dt>
            <dd>{target_audience}</dd>
          </div>
        )}
        {key_messages.length > 0 && (
          <div>
            <dt className="mb-1 text-caption text-mist">{campaignDetailWords.messages}</dt>
            {key_messages.map((message) => (
              <dd key={message}>{message}</dd>
            ))}
          </div>
        )}
      </dl>
    </CampaignMore>
  );
}
