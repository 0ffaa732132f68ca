import { lazily } from "../domain/lazily.ts";

const day = lazily(
  () => new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" }),
);
const longDay = lazily(
  () => new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }),
);
const moment = lazily(
  () =>
    new Intl.DateTimeFormat("en-GB", {
      day: "numeric",
      month: "short",
      hour: "2-digit",
      minute: "2-digit",
    }),
);

const time = lazily(() => new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }));

/** A day or time of the database as its day, e.g. 31 Jan 2026. */
export function formatDay(value: string): string {
  const parsed = Date.parse(value);
  return Number.isNaN(parsed) ? "Unknown date" : day().format(parsed);
}

/** A date that people have to keep in mind, e.g. 15 December 2026. */
export function formatLongDay(value: Date | string): string {
  return longDay().format(new Date(value));
}

/** To the minute, on the reader's own clock. */
export function formatMoment(milliseconds: number): string {
  return moment().format(milliseconds);
}

/** The same without its day, for what is less than a day away. */
export function formatTime(milliseconds: number): string {
  return time().format(milliseconds);
}
