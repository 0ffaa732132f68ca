import { campaignMetricWords } from "../../../../content/campaign.ts";
import { formatDay } from "../../../../content/dates.ts";
import { formatCount } from "../../../../content/figures.ts";
import { CampaignLabel } from "./campaign-parts.tsx";
import type { CampaignMetric } from "../../../../domain/campaign/campaign-metric.ts";

/** The latest entry alone (specification, section 7). Null where it could not be read, which says nothing. */
export function CampaignMetrics({ metric }: { metric: CampaignMetric | null | undefined }) {
  if (metric === null) return null;
  if (!metric)
    return (
      <p className="max-w-[34ch] pb-2 text-small/body text-mist">{campaignMetricWords.none}</p>
    );
  const { sentiment_score: sentiment } = metric;
  const figures = [
    [campaignMetricWords.reach, formatCount(metric.reach)],
    [campaignMetricWords.engagement, formatCount(metric.social_engagement)],
    [campaignMetricWords.mentions, formatCount(metric.media_mentions)],
    [
      campaignMetricWords.sentiment,
      sentiment === null ? campaignMetricWords.unscored : sentiment.toFixed(2),
    ],
  ] as const;
  return (
    <div>
      <CampaignLabel>{campaignMetricWords.latest(formatDay(metric.metric_date))}</CampaignLabel>
      <dl className="grid grid-cols-2 gap-x-6">
        {figures.map(([label, value]) => (
          <div
            key={label}
            className="group flex flex-col-reverse justify-end border-t border-line pt-3.5 pb-4.5"
          >
            <dt className="text-caption text-mist">{label}</dt>
            <dd className="font-display text-heading/tight tracking-[-0.01em] tabular-nums group-first:text-amber">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
