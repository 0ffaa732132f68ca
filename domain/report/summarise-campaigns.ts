import { divideRounded, toHundredths, writeHundredths, type Decimal } from "./hundredths.ts";

export type CountedMetric = {
  reach: Decimal;
  social_engagement: Decimal;
  media_mentions: Decimal;
  sentiment_score: Decimal | null;
};

export type CampaignSummary = {
  reach: bigint;
  engagement: bigint;
  mentions: bigint;
  /** The average to two decimals; "0.00" when nothing was scored. */
  sentiment: string;
};

export function summariseCampaigns(metrics: readonly CountedMetric[]): CampaignSummary {
  return {
    reach: sumCounts(metrics.map(({ reach }) => reach)),
    engagement: sumCounts(metrics.map((metric) => metric.social_engagement)),
    mentions: sumCounts(metrics.map((metric) => metric.media_mentions)),
    sentiment: averageScore(metrics.map((metric) => metric.sentiment_score)),
  };
}

function sumCounts(counts: readonly Decimal[]): bigint {
  return counts.reduce<bigint>((sum, count) => sum + BigInt(count), 0n);
}

/** An entry without a score says nothing about the mood, so it does not pull the average to zero. */
function averageScore(scores: readonly (Decimal | null)[]): string {
  const given = scores.filter((score) => score !== null);
  if (given.length === 0) return "0.00";
  const sum = given.reduce<bigint>((total, score) => total + toHundredths(score), 0n);
  return writeHundredths(divideRounded(sum, BigInt(given.length)));
}
