const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
const moment = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
});

/** A day or time of the database as its day, e.g. 31 Jan 2026. */
export function formatDay(value: string): string {
  const time = Date.parse(value);
  return Number.isNaN(time) ? "Unknown date" : day.format(time);
}

/** To the minute, on the reader's own clock. */
export function formatMoment(time: number): string {
  return moment.format(time);
}
