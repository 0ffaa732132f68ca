import { describe, expect, it } from "vitest";
import { addDays, findHours, listOpen, listWeek, mondayOf, placeInDay, weekdayOf } from "./week.ts";

describe("a week of the studio", () => {
  it("begins on Monday, over the ends of months and the change of clocks", () => {
    expect([weekdayOf("2026-11-16"), weekdayOf("2026-11-22")]).toEqual([1, 7]);
    expect(mondayOf("2026-11-22")).toBe("2026-11-16");
    expect(mondayOf("2026-11-16")).toBe("2026-11-16");
    expect(listWeek("2026-03-23")).toEqual([
      "2026-03-23",
      "2026-03-24",
      "2026-03-25",
      "2026-03-26",
      "2026-03-27",
      "2026-03-28",
      "2026-03-29",
    ]);
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  });

  it("has the hours of its weekdays, save where a day has an exception", () => {
    const hours = [
      { id: "h", calendar_id: "c", weekday: 5, opens: "09:00:00", closes: "17:00:00" },
    ];
    const closed = {
      id: "e",
      calendar_id: "c",
      day: "2026-11-20",
      opens: null,
      closes: null,
      note: null,
    };
    expect(listOpen("2026-11-20", hours, [])).toEqual([
      expect.objectContaining({ opens: "09:00:00", closes: "17:00:00" }),
    ]);
    expect(listOpen("2026-11-20", hours, [closed])).toEqual([]);
    expect(listOpen("2026-11-27", hours, [closed])).toHaveLength(1);
    expect(listOpen("2026-11-21", hours, [])).toEqual([]);
  });

  it("places calls by London's clocks, cut at midnight", () => {
    expect(placeInDay("2026-07-01", "2026-07-01T08:30:00Z", "2026-07-01T09:15:00Z")).toEqual({
      from: 9.5,
      to: 10.25,
    });
    expect(placeInDay("2026-11-20", "2026-11-19T23:00:00Z", "2026-11-20T01:00:00Z")).toEqual({
      from: 0,
      to: 1,
    });
    expect(
      placeInDay("2026-11-21", "2026-11-19T23:00:00Z", "2026-11-20T01:00:00Z"),
    ).toBeUndefined();
  });

  it("shows a working day at least, and all that lies outside it", () => {
    expect(findHours([])).toEqual({ from: 9, to: 17 });
    expect(findHours([{ from: 7.5, to: 18.25 }])).toEqual({ from: 7, to: 19 });
  });
});
