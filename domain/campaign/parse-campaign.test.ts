import { describe, expect, it } from "vitest";
import { campaignTypes } from "./campaign.ts";
import type { CampaignValues } from "./campaign-form.ts";
import { parseCampaign } from "./parse-campaign.ts";

const least: CampaignValues = { title: "Open clinic week", campaign_type: "brand_awareness" };

function parseWith(typed: CampaignValues) {
  return parseCampaign({ ...least, ...typed });
}

function campaignOf(typed: CampaignValues) {
  const parsed = parseWith(typed);
  if ("faults" in parsed) throw new Error(JSON.stringify(parsed.faults));
  return parsed.campaign;
}

function errorsOf(typed: CampaignValues) {
  const parsed = parseWith(typed);
  return "faults" in parsed ? parsed.faults : {};
}

describe("a new campaign", () => {
  it("needs a title and a type, nothing else", () => {
    expect(campaignOf({})).toEqual({
      title: "Open clinic week",
      campaign_type: "brand_awareness",
      description: null,
      target_audience: null,
      key_messages: [],
      budget: null,
      start_date: null,
      end_date: null,
    });
  });

  it("says what is missing when nothing was typed", () => {
    expect(parseCampaign({})).toEqual({
      faults: {
        title: "campaign-title-missing",
        campaign_type: "campaign-type-unknown",
      },
    });
  });

  it.each(campaignTypes)("may be of the type %s", (campaign_type) => {
    expect(campaignOf({ campaign_type }).campaign_type).toBe(campaign_type);
  });

  it("takes spacing for nothing", () => {
    expect(errorsOf({ title: " \t " })).toHaveProperty("title");
    expect(campaignOf({ description: "  ", target_audience: " " })).toMatchObject({
      description: null,
      target_audience: null,
    });
  });

  it("keeps to the lengths of the columns", () => {
    expect(errorsOf({ title: "a".repeat(200), description: "a".repeat(10_000) })).toEqual({});
    expect(errorsOf({ target_audience: "a".repeat(2000) })).toEqual({});
    expect(
      errorsOf({
        title: "a".repeat(201),
        description: "a".repeat(10_001),
        target_audience: "a".repeat(2001),
      }),
    ).toEqual({
      title: "text-too-long:title:200",
      description: "text-too-long:description:10000",
      target_audience: "text-too-long:target-audience:2000",
    });
  });
});

describe("key messages", () => {
  it("are one a line, without empty ones", () => {
    expect(campaignOf({ key_messages: "We publish\r\n\n  what we pay \n" }).key_messages).toEqual([
      "We publish",
      "what we pay",
    ]);
  });

  it("are at most twenty", () => {
    const lines = (count: number) => Array.from({ length: count }, (_, n) => `m${n}`).join("\n");
    expect(errorsOf({ key_messages: lines(20) })).toEqual({});
    expect(errorsOf({ key_messages: lines(21) }).key_messages).toBe("key-messages-too-many:20");
  });

  it("fit the column in bytes, escapes counted", () => {
    expect(errorsOf({ key_messages: "a".repeat(19_996) })).toEqual({});
    expect(errorsOf({ key_messages: "a".repeat(19_997) })).toHaveProperty("key_messages");
    expect(errorsOf({ key_messages: "é".repeat(10_000) })).toHaveProperty("key_messages");
    expect(errorsOf({ key_messages: '"'.repeat(10_000) })).toHaveProperty("key_messages");
  });
});

describe("a budget", () => {
  it.each([
    ["", null],
    ["0", "0.00"],
    ["1500", "1500.00"],
    ["£1,500.5", "1500.50"],
    [" 007.07 ", "7.07"],
    ["9,999,999,999.99", "9999999999.99"],
  ])("typed as %j is %j", (typed, budget) => {
    expect(campaignOf({ budget: typed }).budget).toBe(budget);
  });

  it.each(["-1", "1.005", "1e3", "lots", "10000000000", "1 500 €"])("refuses %j", (typed) => {
    expect(errorsOf({ budget: typed })).toHaveProperty("budget");
  });
});

describe("the dates", () => {
  it("may be the same day, or one of them alone", () => {
    expect(errorsOf({ start_date: "2026-10-01", end_date: "2026-10-01" })).toEqual({});
    expect(errorsOf({ end_date: "2026-10-01" })).toEqual({});
  });

  it("never end before they start", () => {
    expect(errorsOf({ start_date: "2026-10-02", end_date: "2026-10-01" })).toEqual({
      end_date: "campaign-ends-before-start",
    });
  });

  it.each(["2026-02-30", "tomorrow", "12026-01-01"])("are days of the calendar: not %j", (date) => {
    expect(errorsOf({ start_date: date })).toHaveProperty("start_date");
  });
});
