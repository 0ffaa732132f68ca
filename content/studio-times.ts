/** The studio's own clock, wherever somebody of the studio happens to be. */
const timeZone = "Europe/London";

const moment = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
const inThisYear = new Intl.DateTimeFormat("en-GB", { ...moment, timeZone });
const inAnotherYear = new Intl.DateTimeFormat("en-GB", { ...moment, year: "numeric", timeZone });
const isoMinute = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone,
});
const isoDay = new Intl.DateTimeFormat("en-CA", { timeZone });

/** To the minute; of another year with its year. */
export function formatStudioTime(time: number, now = Date.now()): string {
  const isThisYear = dayInLondon(time).slice(0, 4) === dayInLondon(now).slice(0, 4);
  return (isThisYear ? inThisYear : inAnotherYear).format(time);
}

/** As a field for dates has it, e.g. 2026-01-31. */
export function dayInLondon(time: number): string {
  return isoDay.format(time);
}

/** As a field for times has it, e.g. 2026-01-31T14:05. */
export function minuteInLondon(time: number): string {
  return isoMinute.format(time).replace(" ", "T");
}

/** The minute that such a field gives, as PostgreSQL reads it. */
export function atMinute(minute: string): string {
  return `${minute.replace("T", " ")} ${timeZone}`;
}

/** When a day begins, as PostgreSQL reads it. */
export function startOfDay(day: string): string {
  return `${day} 00:00 ${timeZone}`;
}
