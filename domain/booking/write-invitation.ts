type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

/**
 * A line of an entry. How the call is moved or cancelled is said by an address only where that alone is not enough: entries of
 * calendars are forwarded, and colleagues read them.
 */
export type EntryNote = { label: string; url?: string };

type Invitation = {
  method: CalendarMethod;
  id: string;
  sequence: number;
  /** Instants. */
  start: string;
  end: string;
  stamp: string;
  summary: string;
  /** The address that the call is held at. */
  location: string | null;
  /** What stands below, a line each. */
  notes: readonly EntryNote[];
  organizer: { name: string; email: string };
  attendee: string | null;
};

/** Of every invitation to the call, so that calendars know it again. */
function invitationUid(bookingId: string): string {
  return `${bookingId}@kinolume`;
}

/** Whether an event of somebody's calendar is a call of ours that came back. */
export function isOurUid(uid: string): boolean {
  return /^[0-9a-f-]{36}@kinolume$/i.test(uid.trim());
}

/**
 * A call as calendars read it (RFC 5545, RFC 5546): in UTC, because what a zone means is not the same to each of them, and
 * without a word that a visitor wrote.
 */
export function writeInvitation(invitation: Invitation): string {
  const { method, id, sequence, start, end, stamp, summary, location, notes, organizer, attendee } =
    invitation;
  const invited = attendee === null ? [] : [attendee];
  const lines = [
    "BEGIN:VCALENDAR",
    "PRODID:-//Kinolume//Calls//EN",
    "VERSION:2.0",
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    "BEGIN:VEVENT",
    `UID:${invitationUid(id)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${compact(stamp)}`,
    `DTSTART:${compact(start)}`,
    `DTEND:${compact(end)}`,
    `SUMMARY:${escape(summary)}`,
    ...(location === null ? [] : [`LOCATION:${escape(location)}`]),
    ...(notes.length === 0 ? [] : [`DESCRIPTION:${escape(notes.map(writeNote).join("\n"))}`]),
    ...writeUrl(location ?? notes.findLast(({ url }) => url !== undefined)?.url),
    `ORGANIZER;CN=${quote(organizer.name)}:mailto:${writeAddress(organizer.email)}`,
    ...invited.map(
      (address) =>
        `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${writeAddress(address)}`,
    ),
    `STATUS:${method === "CANCEL" ? "CANCELLED" : "CONFIRMED"}`,
    "TRANSP:OPAQUE",
    ...(method === "CANCEL" ? [] : writeAlarm(summary)),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

const alarmMinutes = 15;

/** Calendars of those who want none leave it out by themselves. */
function writeAlarm(summary: string): string[] {
  return [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escape(summary)}`,
    `TRIGGER:-PT${alarmMinutes}M`,
    "END:VALARM",
  ];
}

const writeNote = ({ label, url }: EntryNote) => (url === undefined ? label : `${label}: ${url}`);

/** What calendars make a button of. */
function writeUrl(given: string | undefined): string[] {
  const url = given === undefined ? null : URL.parse(given);
  return url === null ? [] : [`URL:${url.href}`];
}

function compact(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

/** As the value of a parameter, which a colon or a comma would end. */
function quote(text: string): string {
  return `"${text.replaceAll(/["\p{Cc}]/gu, "")}"`;
}

function escape(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

/**
 * As a URI has it: what an address may hold must not end the line or begin a parameter. A plus stays one: calendars look for their
 * owner's address among the invited by its letters.
 */
function writeAddress(address: string): string {
  return encodeURIComponent(address).replace("%40", "@").replaceAll("%2B", "+");
}

const longestLine = 75;

/** No line has more than 75 octets, and none is cut within a character. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  let size = 0;
  for (const character of line) {
    const octets = countOctets(character);
    if (size + octets > longestLine) {
      parts.push(part);
      part = "";
      // The space that a continued line begins with.
      size = 1;
    }
    part += character;
    size += octets;
  }
  return [...parts, part].join("\r\n ");
}

/** In UTF-8. To encode each letter by itself takes longer than all the rest of an invitation. */
function countOctets(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
