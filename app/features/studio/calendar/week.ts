import { hourOf } from "../../../../content/booking-time.ts";
import { dayInLondon, studioZone } from "../../../../content/studio-times.ts";
import type { OpeningExceptionRow, OpeningHoursRow } from "../../../../domain/booking/opening.ts";

/** Days are as '2026-11-20'. */
export function addDays(day: string, count: number): string {
  const at = new Date(`${day}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + count);
  return at.toISOString().slice(0, 10);
}

/** Monday is 1, Sunday 7. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
}

export function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}

export function listWeek(monday: string): string[] {
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

type Span = { opens: string; closes: string };

/** When the studio is open on a day: an exception holds in place of its weekday. */
export function listOpen(
  day: string,
  hours: readonly OpeningHoursRow[],
  exceptions: readonly OpeningExceptionRow[],
): Span[] {
  const own = exceptions.filter((exception) => exception.day === day);
  const spans = own.length > 0 ? own : hours.filter(({ weekday }) => weekday === weekdayOf(day));
  return spans.flatMap(({ opens, closes }) =>
    opens !== null && closes !== null ? [{ opens, closes }] : [],
  );
}

/** 'HH:MM:SS' as hours. */
export function readHours(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour + minute / 60;
}

export type Placed = { from: number; to: number };

/** Where something stands in its day, in hours; what goes on over midnight ends with the day. Nothing on another day. */
export function placeInDay(day: string, start: string, end: string): Placed | undefined {
  const first = dayInLondon(Date.parse(start));
  const last = dayInLondon(Date.parse(end));
  if (first > day || last < day) return undefined;
  const from = first < day ? 0 : hourOf(start, studioZone);
  const to = last > day ? 24 : hourOf(end, studioZone);
  return to > from ? { from, to } : undefined;
}

/** The hours that a week has to show, whole ones, and never fewer than a working day. */
export function findHours(placed: readonly Placed[]): Placed {
  return {
    from: Math.floor(Math.min(9, ...placed.map(({ from }) => from))),
    to: Math.ceil(Math.max(17, ...placed.map(({ to }) => to))),
  };
}
