import { describe, expect, it } from "vitest";
import { buildReport } from "../../../../domain/report/build-report.ts";
import { summariseCampaigns } from "../../../../domain/report/summarise-campaigns.ts";
import { reportCsv } from "./report-csv.ts";

const campaigns = [
  {
    id: "open",
    title: '=cmd|" /C calc"!A0',
    campaign_type: "brand_awareness" as const,
    status: "active" as const,
  },
  {
    id: "votes",
    title: "The blend, that votes",
    campaign_type: "product_launch" as const,
    status: "active" as const,
  },
];

const entry = (campaign_id: string, metric_date: string, reach: number) => ({
  campaign_id,
  metric_date,
  reach,
  social_engagement: 7,
  media_mentions: 3,
  sentiment_score: 0.7,
});

const metrics = [
  entry("open", "2026-09-28", 100),
  entry("open", "2026-10-05", 1200),
  entry("votes", "2026-10-06", 3400),
];

function rowsOf(csv: string): string[] {
  return csv.replace("\uFEFF", "").trimEnd().split("\r\n");
}

describe("the report as CSV", () => {
  const rows = rowsOf(reportCsv(buildReport("2026-10", campaigns, metrics)));

  it("has a line for each campaign, a total and the dashboard's own", () => {
    expect(rows).toEqual([
      "Period,Campaign,Type,Status,Entries,Reach,Social engagement,Media mentions,Sentiment",
      `October 2026,"'=cmd|"" /C calc""!A0",Brand awareness,Active,1,1200,7,3,0.70`,
      'October 2026,"The blend, that votes",Product launch,Active,1,3400,7,3,0.70',
      "October 2026,Total,,,2,4600,14,6,0.70",
      'All time,"All time, as on your dashboard",,,,4700,21,9,0.70',
    ]);
  });

  it("ends on what the dashboard shows", () => {
    const { reach, engagement, mentions, sentiment } = summariseCampaigns(metrics);
    const end = `,${reach},${engagement},${mentions},${sentiment}`;
    expect(rows.at(-1)?.endsWith(end)).toBe(true);
    const all = rowsOf(reportCsv(buildReport("all", campaigns, metrics)));
    expect(all.at(-1)).toBe(`All time,Total,,,3${end}`);
  });

  it("is a head and a zero total where nothing was reported", () => {
    expect(rowsOf(reportCsv(buildReport("all", [], [])))).toEqual([
      rows[0],
      "All time,Total,,,0,0,0,0,0.00",
    ]);
  });
});
