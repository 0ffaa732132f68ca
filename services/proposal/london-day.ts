const inLondon = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/London", dateStyle: "short" });
const dayMilliseconds = 86_400_000;

/** The day in London, or one so many days later: 2026-11-18. */
export function londonDay(daysLater = 0, now = new Date()): string {
  const today = new Date(`${inLondon.format(now)}T00:00:00Z`);
  return new Date(today.getTime() + daysLater * dayMilliseconds).toISOString().slice(0, 10);
}
