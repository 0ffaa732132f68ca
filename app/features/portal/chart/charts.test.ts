import { describe, expect, it } from "vitest";
import { groupMetrics } from "../../../../domain/report/group-metrics.ts";
import { drawArea, drawLine } from "./draw-line.ts";
import { nearestPlace, placeGroups } from "./place-groups.ts";
import { heightOf, scaleCounts, scaleScores } from "./scale-measure.ts";
import { markMonths } from "./time-marks.ts";

describe("a line", () => {
  it("is nothing without points and a place for one", () => {
    expect(drawLine([])).toBe("");
    expect(drawLine([{ x: 5, y: 7 }])).toBe("M5,7");
    expect(drawArea([{ x: 5, y: 7 }], 100)).toBe("");
  });

  it("passes through every point", () => {
    const points = [
      { x: 0, y: 90 },
      { x: 30, y: 10 },
      { x: 60, y: 40 },
    ];
    const path = drawLine(points);
    for (const { x, y } of points) expect(path).toContain(`${x},${y}`);
    expect(drawArea(points, 100)).toBe(`${path}L60,100L0,100Z`);
  });

  it("stays level at a peak, so that it never shows more than was reached", () => {
    const path = drawLine([
      { x: 0, y: 100 },
      { x: 30, y: 0 },
      { x: 60, y: 100 },
    ]);
    const heights = [...path.matchAll(/,(-?[\d.]+)/g)].map(([, y]) => Number(y));
    expect(Math.min(...heights)).toBe(0);
    expect(Math.max(...heights)).toBe(100);
  });
});

describe("a stretch of time", () => {
  const groups = groupMetrics(
    ["2026-09-07", "2026-09-14", "2026-10-19", "2027-01-11"].map((metric_date) => ({
      metric_date,
      reach: 1,
      social_engagement: 1,
      media_mentions: 1,
      sentiment_score: null,
    })),
  ).groups;

  it("puts what happened where it happened, gaps included", () => {
    expect(placeGroups(groups)).toEqual([0, 7 / 126, 42 / 126, 1]);
    expect(placeGroups(groups.slice(0, 1))).toEqual([0.5]);
    expect(placeGroups([])).toEqual([]);
  });

  it("takes a finger to mean the nearest entry", () => {
    const places = placeGroups(groups);
    expect([-1, 0.02, 0.3, 0.9, 2].map((place) => nearestPlace(places, place))).toEqual([
      0, 0, 2, 3, 3,
    ]);
  });

  it("names its months, and the year where one begins", () => {
    const marks = markMonths(groups);
    expect(marks.map(({ label }) => label)).toEqual(["Oct 2026", "Nov", "Dec", "Jan 2027"]);
    for (const { place } of marks) expect(place).toBeGreaterThan(0);
    expect(markMonths(groups.slice(0, 1))).toEqual([]);
  });
});

describe("a scale", () => {
  it.each([
    [[], 1],
    [[0, 0], 1],
    [[7], 8],
    [[42_100], 50_000],
    [[100_000], 100_000],
    [[1_200_001], 1_500_000],
  ])("over %j ends at %d", (values, top) => {
    expect(scaleCounts(values)).toEqual({ floor: 0, top });
  });

  it("of scores is 0 to 1, and shows the other side once there is one", () => {
    expect(scaleScores([0.6, 0.8])).toEqual({ floor: 0, top: 1 });
    expect(scaleScores([-0.2, 0.8])).toEqual({ floor: -1, top: 1 });
    expect(scaleScores([3.2])).toEqual({ floor: 0, top: 4 });
  });

  it("places its ends", () => {
    expect([0, 25, 50].map((value) => heightOf(value, { floor: 0, top: 50 }))).toEqual([0, 0.5, 1]);
  });
});
