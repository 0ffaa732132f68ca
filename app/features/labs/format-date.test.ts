import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatAge, formatPostDay, readTime } from "./format-date.ts";

describe("a post's date", () => {
  it("is the day in UTC, or “Unknown date”", () => {
    expect(formatPostDay("2026-10-27T23:30:00Z")).toBe("27 October 2026");
    for (const text of ["", null, undefined, "soon"])
      expect(formatPostDay(text)).toBe("Unknown date");
  });

  it("never shows as an invalid one, whatever the table holds", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.date().map(String)), (text) => {
        expect(formatPostDay(text)).not.toMatch(/invalid/i);
        expect(formatPostDay(text) === "Unknown date").toBe(readTime(text) === null);
      }),
    );
  });
});

it.each([
  [0, "now"],
  [59, "59 seconds ago"],
  [60, "1 minute ago"],
  [7199, "1 hour ago"],
  [86_400, "yesterday"],
  [864_000, "10 days ago"],
  [-5, "now"],
])("an age of %d seconds reads “%s”", (seconds, words) => {
  expect(formatAge(1_000_000_000_000 - seconds * 1000, 1_000_000_000_000)).toBe(words);
});
