import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDate } from "./read-date.ts";

const now = Date.UTC(2026, 5, 1);
const inRange = { min: new Date(Date.UTC(1990, 0, 1)), max: new Date(now), noInvalidDate: true };

describe("a feed's date", () => {
  it("comes back as it was written, in either form", () => {
    fc.assert(
      fc.property(fc.date(inRange), (date) => {
        const second = new Date(Math.floor(date.getTime() / 1000) * 1000);
        expect(readDate(second.toUTCString(), now)).toEqual(second);
        expect(readDate(date.toISOString(), now)).toEqual(date);
      }),
    );
  });

  it("is a date between 1990 and tomorrow, or none, whatever was written", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.date().map(String)), (text) => {
        const time = readDate(text, now)?.getTime() ?? now;
        expect(time).toBeGreaterThanOrEqual(Date.UTC(1990, 0, 1));
        expect(time).toBeLessThanOrEqual(now + 24 * 3600 * 1000);
      }),
    );
  });

  it.each([
    ["Tue, 10 Jun 2025 04:00:00 +0200", "2025-06-10T02:00:00.000Z"],
    ["10 Jun 2025 04:00 EST", "2025-06-10T09:00:00.000Z"],
    ["10 Jun 2025 04:00", "2025-06-10T04:00:00.000Z"],
    ["2025-06-10", "2025-06-10T00:00:00.000Z"],
    ["2025-06-10 04:00:00", "2025-06-10T04:00:00.000Z"],
    ["2025-06-10T23:30:00-05:00", "2025-06-11T04:30:00.000Z"],
  ])("reads %s", (text, expected) => {
    expect(readDate(text, now)?.toISOString()).toBe(expected);
  });

  it.each([
    "",
    "soon",
    "1",
    "Post 12",
    "31 Feb 2025 04:00:00 GMT",
    "2025-02-31T00:00:00Z",
    "2025-13-01",
    "Tue, 10 Jun 2999 04:00:00 GMT",
    "1 Jan 1970 00:00:00 GMT",
  ])("makes nothing of “%s”", (text) => {
    expect(readDate(text, now)).toBeNull();
  });
});
