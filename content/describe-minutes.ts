const hour = 60;
const longestInHours = 48;
const longestWithMinutes = 10;

/** A span as people say it, as exact as its length deserves. */
export function describeMinutes(minutes: number): string {
  if (minutes < hour) return `${minutes} min`;
  const hours = Math.floor(minutes / hour);
  const rest = minutes % hour;
  if (hours < longestWithMinutes && rest > 0) return `${hours} h ${rest} min`;
  if (hours < longestInHours) return `${hours} h`;
  return `${Math.floor(hours / 24)} days`;
}
