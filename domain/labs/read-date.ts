const zone = String.raw`(?:Z|UTC?|GMT|[ECMP][SD]T|[+-]\d{2}:?\d{2})`;
/** RSS: `Tue, 10 Jun 2025 04:00:00 GMT`, the weekday and the seconds optional. */
const rfc822 = new RegExp(
  String.raw`^(?:[A-Z][a-z]{2,8},?\s+)?(\d{1,2})\s+[A-Z][a-z]{2,8}\s+\d{4}\s+\d{1,2}:\d{2}(?::\d{2})?\s*${zone}?$`,
  "i",
);
/** Atom and dc: `2025-06-10T04:00:00+02:00`, or the day alone. */
const iso =
  /^\d{4}-\d{2}-(\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/i;

const day = 24 * 3600 * 1000;
const earliest = Date.UTC(1990, 0, 1);

/**
 * Null for what is no date, and for one that would keep a post at the top for ever. `Date.parse` alone takes almost
 * anything for a date, so the two forms feeds use are asked for first. A time without a zone is UTC.
 */
export function readDate(text: string | null | undefined, now = Date.now()): Date | null {
  const trimmed = text?.trim() ?? "";
  const match = rfc822.exec(trimmed) ?? iso.exec(trimmed);
  if (!match) return null;
  const hasZone = new RegExp(`${zone}$`, "i").test(trimmed);
  const isDayAlone = !trimmed.includes(":");
  const time = Date.parse(hasZone || isDayAlone ? trimmed : withUtc(trimmed));
  if (Number.isNaN(time) || time < earliest || time > now + day) return null;
  return isRealDay(Number(match[1]), time) ? new Date(time) : null;
}

function withUtc(text: string): string {
  return /^\d{4}-/.test(text) ? `${text.replace(" ", "T")}Z` : `${text} GMT`;
}

/** 31 February would silently become the 3rd of March. */
function isRealDay(named: number, time: number): boolean {
  const found = [-day, 0, day].map((shift) => new Date(time + shift).getUTCDate());
  return found.includes(named);
}
