const hour = 60;
const day = 24 * hour;

/** A span as people say it: the largest unit, and below a day the next one too. */
export function describeMinutes(minutes: number): string {
  if (minutes < hour) return `${minutes} min`;
  if (minutes < day) {
    const rest = minutes % hour;
    return rest === 0
      ? `${Math.floor(minutes / hour)} h`
      : `${Math.floor(minutes / hour)} h ${rest} min`;
  }
  const days = Math.floor(minutes / day);
  return days === 1 ? "1 day" : `${days} days`;
}
