import { withinPeriod, type ReportPeriod } from "./report-period.ts";
import {
  summariseCampaigns,
  type CampaignSummary,
  type CountedMetric,
} from "./summarise-campaigns.ts";

type ReportedMetric = CountedMetric & { campaign_id: string; metric_date: string };

type ReportLine<Campaign> = {
  campaign: Campaign;
  entries: number;
  summary: CampaignSummary;
};

export type CampaignReport<Campaign> = {
  period: ReportPeriod;
  /** The campaigns that have an entry in the period, as they were given. */
  lines: ReportLine<Campaign>[];
  total: CampaignSummary;
  /** What the dashboard shows: every entry there is. */
  allTime: CampaignSummary;
};

export function buildReport<Campaign extends { id: string }>(
  period: ReportPeriod,
  campaigns: readonly Campaign[],
  metrics: readonly ReportedMetric[],
): CampaignReport<Campaign> {
  const within = withinPeriod(metrics, period);
  const lines = campaigns.map((campaign) => {
    const own = within.filter((metric) => metric.campaign_id === campaign.id);
    return { campaign, entries: own.length, summary: summariseCampaigns(own) };
  });
  return {
    period,
    lines: lines.filter(({ entries }) => entries > 0),
    total: summariseCampaigns(within),
    allTime: summariseCampaigns(metrics),
  };
}
