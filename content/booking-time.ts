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

/** The city that a zone is named after, e.g. Buenos Aires. */
export function nameZone(zone: string): string {
  return zone === "UTC" ? zone : (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}

/** On the clocks of that zone, e.g. 09:30. */
export function formatCallTime(at: string, zone: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: zone,
  }).format(new Date(at));
}

/** The day that it is there, e.g. Friday 20 November. */
export function formatCallDay(at: string, zone: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: zone,
  })
    .format(new Date(at))
    .replace(",", "");
}

/** e.g. Friday 20 November, 09:30. */
export function formatCall(at: string, zone: string): string {
  return `${formatCallDay(at, zone)}, ${formatCallTime(at, zone)}`;
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
