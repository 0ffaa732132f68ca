import { lazily } from "../lazily.ts";

const londonDays = lazily(() => new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/London" }));

/** The day by the clock that invoices go by, as a date of ISO 8601. */
export function londonDay(at: Date): string {
  return londonDays().format(at);
}
