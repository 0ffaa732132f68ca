import { campaignMetricWords } from "../../../../content/campaign.ts";
import { formatDay } from "../../../../content/dates.ts";
import { formatCount } from "../../../../content/figures.ts";
import type { CampaignMetric } from "../../../../domain/campaign/campaign-metric.ts";

/** The latest entry alone (specification, section 7). Null where it could not be read, which says nothing. */
export function CampaignMetrics({ metric }: { metric: CampaignMetric | null | undefined }) {
  if (metric === null) return null;
  if (!metric) return <p className="campaign-figures-none">{campaignMetricWords.none}</p>;
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
      <h4 className="campaign-label">
        {campaignMetricWords.latest(formatDay(metric.metric_date))}
      </h4>
      <dl className="campaign-figures">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
