import { lazily } from "../lazily.ts";

const londonDays = lazily(() => new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/London" }));

/**
 * The day by the clock that invoices go by, as a date of ISO 8601. That clock is never behind UTC and at most an hour ahead: only
 * in the last hour of a day it has to be asked, which costs a browser 20 ms and more the first time.
 */
export function londonDay(at: Date): string {
  if (at.getUTCHours() < 23) return at.toISOString().slice(0, 10);
  return londonDays().format(at);
}
