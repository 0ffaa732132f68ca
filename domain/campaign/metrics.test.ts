import { describe, expect, it } from "vitest";
import { parseMetric } from "./metric-entry.ts";
import { readCsv } from "./read-csv.ts";
import { readMetrics } from "./read-metrics.ts";

const today = "2026-06-30";
const days = { first: null, last: today };
const head = "Date,Reach,Social engagement,Media mentions,Sentiment";

describe("readCsv", () => {
  it("knows quotes, any line ending, and the lines as a spreadsheet counts them", () => {
    expect(readCsv('\uFEFFa,"b, ""c"""\r\n\r\n"d\ne",f\rg,h\n')).toEqual([
      { line: 1, cells: ["a", 'b, "c"'] },
      { line: 3, cells: ["d\ne", "f"] },
      { line: 5, cells: ["g", "h"] },
    ]);
  });

  it.each([
    ["a;b", ";"],
    ["a\tb", "\t"],
    ["a,b", ","],
  ])("finds the separator of %j by itself", (text) => {
    expect(readCsv(text)).toEqual([{ line: 1, cells: ["a", "b"] }]);
  });

  it("ends with the file, whatever is left open", () => {
    expect(readCsv('a,"b\nc')).toEqual([{ line: 1, cells: ["a", "b\nc"] }]);
    expect(readCsv("")).toEqual([]);
  });
});

describe("the figures of one day", () => {
  it("are read as people write them", () => {
    const typed = {
      metric_date: "3/5/2026",
      reach: "1,204,500",
      media_mentions: " 12 ",
      sentiment_score: "0,75",
    };
    expect(parseMetric(typed, days)).toEqual({
      entry: {
        metric_date: "2026-05-03",
        reach: 1_204_500,
        social_engagement: 0,
        media_mentions: 12,
        sentiment_score: 0.75,
      },
    });
  });

  it.each(["2026-02-30", "31/31/2026", "yesterday", "", "2026-07-01"])(
    "need a day that has been: not %j",
    (metric_date) => {
      expect(parseMetric({ metric_date }, days)).toMatchObject({
        problems: [{ field: "metric_date" }],
      });
    },
  );

  it("are of the campaign's first day or later, once it has one", () => {
    const started = { first: "2026-03-10", last: today };
    expect(parseMetric({ metric_date: "2026-03-10" }, started)).toHaveProperty("entry");
    expect(parseMetric({ metric_date: "9/3/2026" }, started)).toEqual({
      problems: [
        {
          field: "metric_date",
          fault: "metric-date-before-start:2026-03-10",
        },
      ],
    });
  });

  it.each(["-1", "1.5", "many", "1e6", "9999999999999"])("refuse %j as a count", (reach) => {
    expect(parseMetric({ metric_date: today, reach }, days)).toMatchObject({
      problems: [{ field: "reach" }],
    });
  });
});

describe("readMetrics", () => {
  it("reads columns in any order, and figures that are left out as none", () => {
    expect(readMetrics("mentions;DATE\n4;2026-06-01\n;2026-06-02\n", days)).toEqual({
      errors: [],
      entries: [
        {
          metric_date: "2026-06-01",
          reach: 0,
          social_engagement: 0,
          media_mentions: 4,
          sentiment_score: null,
        },
        {
          metric_date: "2026-06-02",
          reach: 0,
          social_engagement: 0,
          media_mentions: 0,
          sentiment_score: null,
        },
      ],
    });
  });

  it("names every error by its line, and reads nothing of such a file", () => {
    const text = `${head}\n2026-06-01,1,1,1,1\n2026-13-01,x,1,1,1\n\n2026-06-01,2,2,2,2\n`;
    expect(readMetrics(text, days)).toEqual({
      entries: [],
      errors: [
        { line: 3, field: "metric_date", fault: "metric-date-malformed" },
        { line: 3, field: "reach", fault: "metric-count-malformed" },
        { line: 5, field: "metric_date", fault: "metric-date-repeated:2" },
      ],
    });
  });

  it("refuses days before the campaign's start by their lines", () => {
    const text = `${head}\n2026-05-31,1,1,1,1\n2026-06-01,1,1,1,1\n2026-05-30,1,1,1,1\n`;
    const early = { field: "metric_date", fault: "metric-date-before-start:2026-06-01" };
    expect(readMetrics(text, { first: "2026-06-01", last: today })).toEqual({
      entries: [],
      errors: [
        { line: 2, ...early },
        { line: 4, ...early },
      ],
    });
  });

  it.each([
    ["", "metrics-file-empty"],
    [head, "metrics-without-lines"],
    ["Day,Clicks\n2026-06-01,1", "metrics-unknown-column:Clicks"],
    ["Reach\n1", "metrics-without-date"],
    ["Date\n2026-06-01", "metrics-without-figures"],
  ])("refuses %j", (text, fault) => {
    expect(readMetrics(text, days)).toEqual({ entries: [], errors: [{ line: 1, fault }] });
  });

  it("has room for years of days, and no more", () => {
    const day = (n: number) => new Date(Date.UTC(2026, 5, 30) - n * 86_400_000);
    const file = (count: number) =>
      `${head}\n${Array.from({ length: count }, (_, n) => `${day(n).toISOString().slice(0, 10)},1,1,1,1`).join("\n")}`;
    expect(readMetrics(file(5000), days).entries).toHaveLength(5000);
    expect(readMetrics(file(5001), days).errors).toHaveLength(1);
  });
});
