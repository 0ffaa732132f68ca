import { lazily } from "../domain/lazily.ts";

const longDay = lazily(
  () => new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }),
);
/**
 * A browser's first formatter of dates costs it 20 ms and more, on a phone 100. What lists show of dates is taken from how every
 * browser writes them by itself, in an order and with months that the language lays down.
 */
const inBritain = (month = "") => month.replace("Sep", "Sept");

/** A day or time of the database as its day, e.g. 31 Jan 2026. */
export function formatDay(value: string): string {
  const [, day, month, year] = new Date(value).toUTCString().split(" ");
  return year ? `${Number(day)} ${inBritain(month)} ${year}` : "Unknown date";
}

/** A date that people have to keep in mind, e.g. 15 December 2026. */
export function formatLongDay(value: Date | string): string {
  return longDay().format(new Date(value));
}

/** To the minute, on the reader's own clock. */
export function formatMoment(milliseconds: number): string {
  const [, month, day] = new Date(milliseconds).toString().split(" ");
  return `${Number(day)} ${inBritain(month)}, ${formatTime(milliseconds)}`;
}

/** The same without its day, for what is less than a day away. */
export function formatTime(milliseconds: number): string {
  return new Date(milliseconds).toTimeString().slice(0, 5);
}
