import { describe, expect, it } from "vitest";
import {
  bookingZones,
  formatCall,
  formatCallSpan,
  nameClocks,
  nameZone,
  sayClock,
} from "./booking-time.ts";
import { renameZone } from "./zone-names.ts";

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

  it.each([
    ["UTC", "UTC", "UTC", "in UTC"],
    ["Etc/GMT", "UTC", "UTC", "in UTC"],
    ["Etc/GMT+5", "UTC−5", "UTC−5", "in UTC−5"],
    ["Etc/GMT-14", "UTC+14", "UTC+14", "in UTC+14"],
    ["US/Eastern", "New York", "in New York", "on the clocks of New York"],
    ["GB", "London", "in London", "on the clocks of London"],
    ["America/St_Johns", "St Johns", "in St Johns", "on the clocks of St Johns"],
  ])("calls the clock %s %s: a place only where it has one", (zone, name, behind, clocks) => {
    expect([nameZone(zone), sayClock(zone), nameClocks(zone)]).toEqual([name, behind, clocks]);
  });

  it("names zones by their cities, and offers only zones that there are", () => {
    expect(nameZone("America/Argentina/Buenos_Aires")).toBe("Buenos Aires");
    expect(nameZone(renameZone("Asia/Calcutta"))).toBe("Kolkata");
    expect(renameZone("Europe/London")).toBe("Europe/London");
    for (const timeZone of bookingZones)
      expect(() => new Intl.DateTimeFormat("en-GB", { timeZone })).not.toThrow();
  });
});
