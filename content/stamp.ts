/** Day and minute with their time zone, for papers: the reader's own zone, or the one given. */
export function formatStamp(milliseconds: number, timeZone?: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  }).format(milliseconds);
}
