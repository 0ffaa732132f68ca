import { afterEach, expect, it, vi } from "vitest";
import {
  atMinute,
  dayInLondon,
  formatStudioTime,
  minuteInLondon,
  startOfDay,
  todayInLondon,
} from "./studio-times.ts";

afterEach(() => vi.useRealTimers());

const summer = Date.parse("2026-07-01T23:30:00Z");

it("the studio's times are London's, in winter and in summer", () => {
  expect(formatStudioTime(summer, summer)).toBe("2 Jul, 00:30");
  const winter = Date.parse("2026-01-31T23:30:00Z");
  expect(formatStudioTime(winter, winter)).toBe("31 Jan, 23:30");
  expect(dayInLondon(summer)).toBe("2026-07-02");
  expect(minuteInLondon(summer)).toBe("2026-07-02T00:30");
  expect(atMinute("2026-07-02T00:30")).toBe("2026-07-02 00:30 Europe/London");
  expect(startOfDay("2026-07-02")).toBe("2026-07-02 00:00 Europe/London");
});

it("a time of another year says which", () => {
  expect(formatStudioTime(summer, Date.parse("2027-01-01T12:00:00Z"))).toBe("2 Jul 2026, 00:30");
});

it("it is tomorrow in London before it is in UTC, in summer", () => {
  vi.useFakeTimers({ now: summer });
  expect(todayInLondon()).toBe("2026-07-02");
});
