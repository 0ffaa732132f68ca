import { expect, it } from "vitest";
import { calendarSchema, openingExceptionSchema, openingHoursSchema } from "./opening.ts";

it("reads a day that is closed, and one with hours of its own", () => {
  const day = { id: "e", calendar_id: "c", day: "2026-12-25" };
  expect(openingExceptionSchema.parse(day)).toEqual({
    ...day,
    opens: null,
    closes: null,
    note: null,
  });
  const open = { ...day, opens: "10:00:00", closes: "24:00:00", note: "Late" };
  expect(openingExceptionSchema.parse(open)).toEqual(open);
});

it("refuses hours without an end, and a calendar whose figures came as text", () => {
  const hours = { id: "h", calendar_id: "c", weekday: 1, opens: "09:00:00" };
  expect(openingHoursSchema.safeParse(hours).success).toBe(false);
  expect(openingHoursSchema.safeParse({ ...hours, closes: "17:00:00" }).success).toBe(true);
  const calendar = {
    id: "c",
    zone: "Europe/London",
    gap_minutes: 0,
    notice_minutes: 60,
    horizon_days: 60,
    step_minutes: 30,
    most_per_day: 4,
  };
  expect(calendarSchema.parse(calendar)).toEqual({ ...calendar, meeting_address: null });
  expect(calendarSchema.safeParse({ ...calendar, most_per_day: "4" }).success).toBe(false);
});
