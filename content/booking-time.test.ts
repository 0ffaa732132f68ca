import { describe, expect, it } from "vitest";
import {
  bookingZones,
  formatCall,
  formatCallSpan,
  nameZone,
  readLocalMinute,
} from "./booking-time.ts";

describe("a call's time", () => {
  it("is written on the clocks of each zone", () => {
    expect(formatCall("2026-11-20T00:30:00Z", "Europe/London")).toBe("Friday 20 November, 00:30");
    expect(formatCall("2026-11-20T00:30:00Z", "America/New_York")).toBe(
      "Thursday 19 November, 19:30",
    );
    expect(formatCallSpan("2026-11-20T09:00:00Z", "2026-11-20T09:20:00Z", "Asia/Kathmandu")).toBe(
      "14:45–15:05",
    );
  });

  it("names zones by their cities, and offers only zones that there are", () => {
    expect(nameZone("America/Argentina/Buenos_Aires")).toBe("Buenos Aires");
    for (const timeZone of bookingZones)
      expect(() => new Intl.DateTimeFormat("en-GB", { timeZone })).not.toThrow();
  });
});

describe("a minute on the studio's clocks", () => {
  it.each([
    ["2026-11-20T09:30", "2026-11-20T09:30:00Z"],
    ["2026-07-01T09:30", "2026-07-01T08:30:00Z"],
    // The clocks go forward on 29 March 2026, and back on 25 October.
    ["2026-03-29T00:30", "2026-03-29T00:30:00Z"],
    ["2026-03-29T02:30", "2026-03-29T01:30:00Z"],
    ["2026-10-25T00:30", "2026-10-24T23:30:00Z"],
    ["2026-10-25T02:30", "2026-10-25T02:30:00Z"],
  ])("%s is %s", (minute, instant) => {
    expect(readLocalMinute(minute, "Europe/London")).toBe(instant);
  });
});
