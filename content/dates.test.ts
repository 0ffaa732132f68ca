import { describe, expect, it } from "vitest";
import { formatDay, formatMoment, formatTime } from "./dates.ts";

const year = Array.from({ length: 366 }, (_, day) =>
  Date.UTC(2028, 0, 1 + day, day % 24, day % 60),
);

describe("dates are written as British English has them", () => {
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat("en-GB", options);
    return year.map((time) => format.format(time));
  };

  it("by day", () => {
    const days = year.map((time) => formatDay(new Date(time).toISOString()));
    expect(days).toEqual(write({ dateStyle: "medium", timeZone: "UTC" }));
    expect(formatDay("2026-01-31")).toBe("31 Jan 2026");
    expect(formatDay("soon")).toBe("Unknown date");
  });

  it("by the reader's clock", () => {
    const clock = { hour: "2-digit", minute: "2-digit" } as const;
    expect(year.map(formatTime)).toEqual(write(clock));
    expect(year.map(formatMoment)).toEqual(write({ day: "numeric", month: "short", ...clock }));
  });
});
