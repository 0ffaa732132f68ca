import { renameZone } from "./zone-names.ts";

/** One for each clock that people live by; a browser in another zone adds its own. */
export const bookingZones = [
  "Pacific/Honolulu",
  "America/Anchorage",
  "America/Los_Angeles",
  "America/Denver",
  "America/Phoenix",
  "America/Chicago",
  "America/Mexico_City",
  "America/Bogota",
  "America/New_York",
  "America/Halifax",
  "America/St_Johns",
  "America/Santiago",
  "America/Sao_Paulo",
  "America/Argentina/Buenos_Aires",
  "Atlantic/Azores",
  "Europe/London",
  "Europe/Dublin",
  "Europe/Lisbon",
  "Africa/Lagos",
  "Europe/Paris",
  "Europe/Berlin",
  "Europe/Madrid",
  "Europe/Rome",
  "Europe/Stockholm",
  "Europe/Warsaw",
  "Africa/Johannesburg",
  "Africa/Cairo",
  "Europe/Athens",
  "Europe/Kyiv",
  "Europe/Istanbul",
  "Africa/Nairobi",
  "Asia/Riyadh",
  "Asia/Tehran",
  "Asia/Dubai",
  "Asia/Kabul",
  "Asia/Karachi",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Asia/Dhaka",
  "Asia/Yangon",
  "Asia/Bangkok",
  "Asia/Jakarta",
  "Asia/Singapore",
  "Asia/Hong_Kong",
  "Asia/Shanghai",
  "Australia/Perth",
  "Asia/Tokyo",
  "Asia/Seoul",
  "Australia/Adelaide",
  "Australia/Brisbane",
  "Australia/Sydney",
  "Australia/Lord_Howe",
  "Pacific/Auckland",
] as const;

/** The city that a zone is named after, e.g. Buenos Aires; of one without any, what its clock is called: UTC or UTC+5. */
export function nameZone(zone: string): string {
  return findCity(zone) ?? nameClock(zone);
}

/** Behind a time: 'in New York', or 'UTC', which is no place. */
export function sayClock(zone: string): string {
  const city = findCity(zone);
  return city === undefined ? nameClock(zone) : `in ${city}`;
}

/** Of a time that is given elsewhere: 'on the clocks of New York', or 'in UTC'. */
export function nameClocks(zone: string): string {
  const city = findCity(zone);
  return city === undefined ? `in ${nameClock(zone)}` : `on the clocks of ${city}`;
}

/** Undefined of a clock that is no city's. */
function findCity(zone: string): string | undefined {
  // Old names of countries and coasts stand for a city: US/Eastern is New York.
  const name = ofCity.test(zone) ? zone : canonicalName(zone);
  return ofCity.test(name) ? name.split("/").at(-1)?.replaceAll("_", " ") : undefined;
}

const ofCity =
  /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//;

function canonicalName(timeZone: string): string {
  try {
    return renameZone(new Intl.DateTimeFormat("en-GB", { timeZone }).resolvedOptions().timeZone);
  } catch {
    // What is no zone has no other name.
    return timeZone;
  }
}

function nameClock(zone: string): string {
  // Their signs are those of ships' clocks, the other way round.
  const [, sign, hours] = /^Etc\/GMT([+-])([1-9]\d?)$/.exec(zone) ?? [];
  if (hours !== undefined) return `UTC${sign === "-" ? "+" : "−"}${hours}`;
  return /GMT|UTC|UCT|Zulu|Universal|Greenwich/.test(zone) ? "UTC" : zone;
}

type Clock = Record<"time" | "day" | "year", Intl.DateTimeFormat>;

/** A page of times asks them a thousand times, and to make one takes a hundred times as long as to ask it. */
const clocks = new Map<string, Clock>();
/** Whoever asks may name any zone. */
const mostClocks = 50;

function clockOf(timeZone: string): Clock {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = {
    time: new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone }),
    day: new Intl.DateTimeFormat("en-GB", {
      weekday: "long",
      day: "numeric",
      month: "long",
      timeZone,
    }),
    year: new Intl.DateTimeFormat("en-GB", { year: "numeric", timeZone }),
  };
  if (clocks.size >= mostClocks) clocks.clear();
  clocks.set(timeZone, made);
  return made;
}

/** On the clocks of that zone, e.g. 09:30. */
export function formatCallTime(at: string, zone: string): string {
  return clockOf(zone).time.format(new Date(at));
}

/** The day that it is there, e.g. Friday 20 November. */
export function formatCallDay(at: string, zone: string): string {
  return clockOf(zone).day.format(new Date(at)).replace(",", "");
}

/** The year that it is there. */
export function formatCallYear(at: string, zone: string): string {
  return clockOf(zone).year.format(new Date(at));
}

/** e.g. Friday 20 November, 09:30. */
export function formatCall(at: string, zone: string): string {
  return `${formatCallDay(at, zone)}, ${formatCallTime(at, zone)}`;
}

/** The day that it is there now, as 2026-11-20. */
export function todayIn(zone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(Date.now());
}

/** From when to when, e.g. 09:30–09:50. */
export function formatCallSpan(from: string, to: string, zone: string): string {
  return `${formatCallTime(from, zone)}–${formatCallTime(to, zone)}`;
}

/** The hour there, with its minutes as a fraction. */
export function hourOf(at: string, zone: string): number {
  const [hour = 0, minute = 0] = formatCallTime(at, zone).split(":").map(Number);
  return hour + minute / 60;
}

/** Whether both clocks show the same at that moment. */
export function isSameClock(at: string, one: string, other: string): boolean {
  return formatCall(at, one) === formatCall(at, other);
}
