import type { VisitorBooking } from "./answers.ts";

type InCalendar = Pick<VisitorBooking, "id" | "start" | "end" | "sequence" | "meetingUrl">;

/** A call as a file that every calendar opens. Its UID is that of the invitation, so that both are one entry. */
export function writeCalendarFile(booking: InCalendar, summary: string): string {
  const { id, start, end, sequence, meetingUrl } = booking;
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Kinolume//Calls//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${id}@kinolume`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${compact(new Date().toISOString())}`,
    `DTSTART:${compact(start)}`,
    `DTEND:${compact(end)}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(meetingUrl ? [`LOCATION:${escapeText(meetingUrl)}`, `URL:${meetingUrl}`] : []),
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]
    .map(fold)
    .join("\r\n");
}

function compact(instant: string): string {
  return instant.replace(/\.\d+/, "").replaceAll(/[-:]/g, "");
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`);
}

/** RFC 5545: no line is longer than 75 octets. */
function fold(line: string): string {
  return (line.match(/.{1,72}/gu) ?? [line]).join("\r\n ");
}
