import { londonDay } from "../domain/billing/london-day.ts";
import { lazily } from "../domain/lazily.ts";

/** The studio's own clock, wherever somebody of the studio happens to be. */
export const studioZone = "Europe/London";

const moment = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
const inThisYear = lazily(
  () => new Intl.DateTimeFormat("en-GB", { ...moment, timeZone: studioZone }),
);
const inAnotherYear = lazily(
  () =>
    new Intl.DateTimeFormat("en-GB", {
      ...moment,
      year: "numeric",
      timeZone: studioZone,
    }),
);
const isoMinute = lazily(
  () =>
    new Intl.DateTimeFormat("sv-SE", {
      dateStyle: "short",
      timeStyle: "short",
      timeZone: studioZone,
    }),
);

/** To the minute; of another year with its year. */
export function formatStudioTime(time: number, now = Date.now()): string {
  const isThisYear = dayInLondon(time).slice(0, 4) === dayInLondon(now).slice(0, 4);
  return (isThisYear ? inThisYear : inAnotherYear)().format(time);
}

/** Without its day, for what is less than a day away. */
export function formatStudioHour(time: number): string {
  return minuteInLondon(time).slice(-5);
}

/** As a field for dates has it, e.g. 2026-01-31. */
export function dayInLondon(time: number): string {
  return londonDay(new Date(time));
}

/** The day it is for the business, its clients and what is due. */
export function todayInLondon(): string {
  return dayInLondon(Date.now());
}

/** As a field for times has it, e.g. 2026-01-31T14:05. */
export function minuteInLondon(time: number): string {
  return isoMinute().format(time).replace(" ", "T");
}

/** The minute that such a field gives, as PostgreSQL reads it. */
export function atMinute(minute: string): string {
  return `${minute.replace("T", " ")} ${studioZone}`;
}

/** When a day begins, as PostgreSQL reads it. */
export function startOfDay(day: string): string {
  return `${day} 00:00 ${studioZone}`;
}
