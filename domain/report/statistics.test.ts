import { describe, expect, it } from "vitest";
import { toHundredths, writeHundredths } from "./hundredths.ts";
import { latestMetrics } from "./latest-metrics.ts";
import { summariseCampaigns } from "./summarise-campaigns.ts";
import { summariseProjects } from "./summarise-projects.ts";

const metric = (reach: number | string, mentions: number, sentiment: number | string | null) => ({
  reach,
  social_engagement: 10,
  media_mentions: mentions,
  sentiment_score: sentiment,
});

describe("the numbers of projects", () => {
  it("are zero without projects, the success rate too", () => {
    expect(summariseProjects([])).toEqual({
      total: 0,
      active: 0,
      completed: 0,
      investment: "0.00",
      successRate: 0,
    });
  });

  it("count pending, in progress and in review as active, cancelled as neither", () => {
    const statuses = ["pending", "in_progress", "review", "completed", "cancelled", "completed"];
    const projects = statuses.map((status) => ({ status, budget: null }));
    expect(summariseProjects(projects)).toMatchObject({ total: 6, active: 3, completed: 2 });
  });

  it("are a hundred percent for one completed project", () => {
    expect(summariseProjects([{ status: "completed", budget: "500.00" }])).toMatchObject({
      investment: "500.00",
      successRate: 100,
    });
  });

  it("round the success rate to a whole percent", () => {
    const oneOf = (total: number) =>
      Array.from({ length: total }, (_, index) => ({
        status: index === 0 ? "completed" : "cancelled",
        budget: null,
      }));
    expect(summariseProjects(oneOf(3)).successRate).toBe(33);
    expect(summariseProjects(oneOf(8)).successRate).toBe(13);
  });

  it("add budgets to the penny, however they arrive, and pass over those not agreed", () => {
    const budgets = [0.1, 0.2, "0.30", null, 19.99, "9999999999.99"];
    const projects = budgets.map((budget) => ({ status: "pending", budget }));
    expect(summariseProjects(projects).investment).toBe("10000000020.58");
  });

  it("stay exact over ten thousand dimes", () => {
    const projects = Array.from({ length: 10_000 }, () => ({ status: "review", budget: 0.1 }));
    expect(summariseProjects(projects).investment).toBe("1000.00");
  });
});

describe("the numbers of campaigns", () => {
  it("are zero without entries, sentiment 0.00", () => {
    expect(summariseCampaigns([])).toEqual({
      reach: 0n,
      engagement: 0n,
      mentions: 0n,
      sentiment: "0.00",
    });
  });

  it("are those of the only entry", () => {
    expect(summariseCampaigns([metric(18_000, 4, 0.7)])).toEqual({
      reach: 18_000n,
      engagement: 10n,
      mentions: 4n,
      sentiment: "0.70",
    });
  });

  it("sum every entry and average the sentiment, a half rounded up", () => {
    // (0.72 + 0.73) / 2 as floats prints 0.72.
    const summary = summariseCampaigns([metric(1, 2, 0.72), metric("2", 3, "0.73")]);
    expect(summary).toMatchObject({ reach: 3n, mentions: 5n, sentiment: "0.73" });
  });

  it("average only what was scored", () => {
    expect(summariseCampaigns([metric(1, 1, null), metric(1, 1, 0.5)]).sentiment).toBe("0.50");
    expect(summariseCampaigns([metric(1, 1, null)]).sentiment).toBe("0.00");
  });

  it("keep the sign of a bad mood", () => {
    expect(summariseCampaigns([metric(1, 1, -0.3), metric(1, 1, 0.05)]).sentiment).toBe("-0.13");
  });

  it("count reaches beyond what a number holds exactly", () => {
    const entries = [metric("9007199254740993", 0, null), metric("2", 0, null)];
    expect(summariseCampaigns(entries).reach).toBe(9_007_199_254_740_995n);
  });
});

describe("hundredths", () => {
  it.each([
    [0, 0n],
    ["12", 1200n],
    ["0.5", 50n],
    [-1.25, -125n],
    ["1.005", 101n],
  ])("read %s", (decimal, hundredths) => {
    expect(toHundredths(decimal)).toBe(hundredths);
  });

  it.each(["", "twelve", "1,000", "1e3", Number.NaN])("refuse %s", (decimal) => {
    expect(() => toHundredths(decimal)).toThrow("Not a decimal");
  });

  it("are written with two decimals", () => {
    expect([0n, 5n, -5n, 123_456n].map((value) => writeHundredths(value))).toEqual([
      "0.00",
      "0.05",
      "-0.05",
      "1234.56",
    ]);
  });
});

describe("the latest entry of each campaign", () => {
  it("is its newest, in whatever order they come", () => {
    const entries = [
      { campaign_id: "a", metric_date: "2026-10-05" },
      { campaign_id: "b", metric_date: "2026-09-28" },
      { campaign_id: "a", metric_date: "2026-10-12" },
      { campaign_id: "a", metric_date: "2026-09-30" },
    ];
    expect([...latestMetrics(entries).values()].map((entry) => entry.metric_date)).toEqual([
      "2026-10-12",
      "2026-09-28",
    ]);
  });
});
