import { expect, it } from "vitest";
import { londonDay } from "./london-day.ts";

it("is the day of London's clock at every hour of the year", () => {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/London" });
  const hours = Array.from({ length: 366 * 24 }, (_, hour) => new Date(Date.UTC(2028, 0, 1, hour)));
  expect(hours.map(londonDay)).toEqual(hours.map((hour) => format.format(hour)));
});
