import { campaignStatusNames, campaignTypeNames } from "../../../../content/campaign.ts";
import { namePeriod, reportWords } from "../../../../content/report.ts";
import type { Campaign } from "../../../../domain/campaign/campaign.ts";
import type { CampaignReport } from "../../../../domain/report/build-report.ts";
import type { CampaignSummary } from "../../../../domain/report/summarise-campaigns.ts";
import { writeCsv } from "../../../../domain/report/write-csv.ts";

type ReportedCampaign = Pick<Campaign, "id" | "title" | "campaign_type" | "status">;

const { period, campaign, type, status, entries, reach, engagement, mentions, sentiment } =
  reportWords.columns;

/** Figures without thousands separators: a spreadsheet reads them as numbers. */
export function reportCsv(report: CampaignReport<ReportedCampaign>): string {
  const name = namePeriod(report.period);
  const lines = report.lines.map((line) => [
    name,
    line.campaign.title,
    campaignTypeNames[line.campaign.campaign_type],
    campaignStatusNames[line.campaign.status],
    String(line.entries),
    ...writeSummary(line.summary),
  ]);
  const count = report.lines.reduce((sum, line) => sum + line.entries, 0);
  const totals = [[name, reportWords.total, "", "", String(count), ...writeSummary(report.total)]];
  if (report.period !== "all")
    totals.push([
      reportWords.all,
      reportWords.allTimeTotal,
      "",
      "",
      "",
      ...writeSummary(report.allTime),
    ]);
  return writeCsv([
    [period, campaign, type, status, entries, reach, engagement, mentions, sentiment],
    ...lines,
    ...totals,
  ]);
}

function writeSummary(summary: CampaignSummary): string[] {
  const { reach: total, engagement: reactions, mentions: named, sentiment: mood } = summary;
  return [String(total), String(reactions), String(named), mood];
}
