import { describe, expect, it } from "vitest";
import { buildReport } from "./build-report.ts";
import { groupMetrics } from "./group-metrics.ts";
import { choosePeriod, listMonths } from "./report-period.ts";
import { summariseCampaigns } from "./summarise-campaigns.ts";
import { writeCsv } from "./write-csv.ts";

const campaigns = [
  { id: "open", title: "Grown in the open" },
  { id: "votes", title: "The blend that votes" },
  { id: "draft", title: "Spring harvest preview" },
];

const entry = (campaign_id: string, metric_date: string, reach: number, score: number | null) => ({
  campaign_id,
  metric_date,
  reach,
  social_engagement: reach,
  media_mentions: 3,
  sentiment_score: score,
});

const metrics = [
  entry("open", "2026-08-31", 100, 0.5),
  entry("open", "2026-09-07", 200, 0.6),
  entry("votes", "2026-09-08", 4000, null),
  entry("votes", "2026-10-05", 5000, 0.8),
];

describe("the report of a month", () => {
  const september = buildReport("2026-09", campaigns, metrics);

  it("has a line for each campaign with an entry in it", () => {
    expect(september.lines.map(({ campaign, entries }) => [campaign.id, entries])).toEqual([
      ["open", 1],
      ["votes", 1],
    ]);
  });

  it("adds up to its own total and names the dashboard's beside it", () => {
    expect(september.total).toMatchObject({ reach: 4200n, mentions: 6n, sentiment: "0.60" });
    expect(september.allTime).toEqual(summariseCampaigns(metrics));
  });

  it("is empty, not wrong, for a month without entries", () => {
    const empty = buildReport("2020-01", campaigns, metrics);
    expect(empty.lines).toEqual([]);
    expect(empty.total.reach).toBe(0n);
  });
});

describe("all months together", () => {
  it("are what the dashboard shows", () => {
    const all = buildReport("all", campaigns, metrics);
    expect(all.total).toEqual(summariseCampaigns(metrics));
    const months = listMonths(metrics).map((month) => buildReport(month, campaigns, metrics));
    const reach = months.reduce((sum, { total }) => sum + total.reach, 0n);
    expect(reach).toBe(all.total.reach);
  });

  it("are listed newest first", () => {
    expect(listMonths(metrics)).toEqual(["2026-10", "2026-09", "2026-08"]);
  });
});

describe("the period asked for", () => {
  it.each([
    ["2026-09", "2026-09"],
    ["all", "all"],
    [null, "2026-10"],
    ["2026-13", "2026-10"],
    ["<script>", "2026-10"],
  ])("%j is %j", (asked, period) => {
    expect(choosePeriod(asked, metrics)).toBe(period);
  });

  it("is everything while there is nothing", () => {
    expect(choosePeriod(null, [])).toBe("all");
  });
});

describe("figures over time", () => {
  it("meet by the week, from its Monday", () => {
    const { grain, groups } = groupMetrics(metrics);
    expect(grain).toBe("week");
    expect(groups.map(({ start, summary }) => [start, summary.reach])).toEqual([
      ["2026-08-31", 100n],
      ["2026-09-07", 4200n],
      ["2026-10-05", 5000n],
    ]);
  });

  it("meet by the month over years", () => {
    const { grain, groups } = groupMetrics([...metrics, entry("open", "2024-02-29", 7, 0.1)]);
    expect(grain).toBe("month");
    expect(groups.map(({ start }) => start)).toEqual([
      "2024-02-01",
      "2026-08-01",
      "2026-09-01",
      "2026-10-01",
    ]);
  });

  it("keep a Sunday with the Monday before it", () => {
    const { groups } = groupMetrics([entry("open", "2026-11-15", 1, null)]);
    expect(groups[0]?.start).toBe("2026-11-09");
  });

  it("are none without entries", () => {
    expect(groupMetrics([]).groups).toEqual([]);
  });
});

describe("CSV", () => {
  it("starts with a byte order mark and ends its lines as spreadsheets expect", () => {
    expect(
      writeCsv([
        ["Campaign", "Reach"],
        ["Café", "12"],
      ]),
    ).toBe("\uFEFFCampaign,Reach\r\nCafé,12\r\n");
  });

  it("quotes what would break a cell", () => {
    expect(writeCsv([['The "blend"', "a,b", "two\nlines"]])).toBe(
      '\uFEFF"The ""blend""","a,b","two\nlines"\r\n',
    );
  });

  it.each(["=HYPERLINK(0)", "+1+1", "-2+3", "@SUM(A1)", " =1", "\t=1", "＝1+1", "-"])(
    "never lets %j be run as a formula",
    (cell) => {
      expect(writeCsv([[cell]]).slice(1)).toMatch(/^"'/);
    },
  );

  it("leaves numbers numbers, below zero too", () => {
    expect(writeCsv([["-0.13", "42", "1500.00"]])).toBe("\uFEFF-0.13,42,1500.00\r\n");
  });
});
