import type { CallKind } from "../domain/booking/booking.ts";
import { formatCallDay, formatCallTime, formatCallYear, sayClock } from "./booking-time.ts";
import { brand } from "./brand.ts";
import { studioZone } from "./studio-times.ts";

/** The mails about a call; `mail.ts` lists them with all others. None has a visitor's words, save those to the studio. */
export const bookingMails = {
  "booking-confirmed": {
    subject: `Your call with ${brand.name} is booked`,
    heading: "Your call is booked.",
    paragraphs: ["The invitation for your calendar comes with this mail."],
    button: "Move or cancel the call",
    closing: `The link is for you: whoever has it can move or cancel the call. If you did not book it, cancel it there, or write to ${brand.email}.`,
  },
  "booking-moved": {
    subject: `Your call with ${brand.name} has moved`,
    heading: "Your call has another time.",
    paragraphs: ["The invitation that comes with this mail moves it in your calendar, too."],
    button: "Move or cancel the call",
    closing: `Does the time not suit you? Choose another on that page, or write to ${brand.email}.`,
  },
  "booking-cancelled": {
    subject: `Your call with ${brand.name} is cancelled`,
    heading: "Your call is cancelled.",
    paragraphs: ["What comes with this mail takes it out of your calendar."],
    button: "Choose another time",
    closing: `Questions? Write to ${brand.email}.`,
  },
  "booking-reminder": {
    subject: `Soon: your call with ${brand.name}`,
    heading: "Your call is soon.",
    paragraphs: ["We look forward to it. Should something have come up, move or cancel it here."],
    button: "Move or cancel the call",
  },
  "studio-booking-confirmed": {
    subject: "A call was booked",
    heading: "A call was booked",
    paragraphs: ["It is in the calendar. Answering this mail writes to whoever booked it."],
    button: "Open the call",
  },
  "studio-booking-moved": {
    subject: "A call was moved",
    heading: "A call was moved",
    paragraphs: ["Answering this mail writes to whoever booked it."],
    button: "Open the call",
  },
  "studio-booking-cancelled": {
    subject: "A call was cancelled",
    heading: "A call was cancelled",
    paragraphs: ["Its time is free again. Answering this mail writes to whoever booked it."],
    button: "Open the call",
  },
  "studio-calendar-failed": {
    subject: "A calendar cannot be read",
    heading: "A calendar cannot be read",
    paragraphs: [
      "What was read last goes on counting as busy, until the calendar can be read again or is taken out of the list.",
    ],
    button: "Open the calendars",
  },
};

export const bookingMailLabels = {
  when: "When",
  london: "For the studio",
  before: "Before",
  what: "What",
  where: "Where",
  nobody: "somebody",
  name: "Name",
  email: "Email",
  message: "Message",
  reason: "Reason",
  by: "By",
  calendar: "Calendar",
  fault: "What happened",
} as const;

export const mailedKinds: Record<CallKind, (minutes: number) => string> = {
  call: (minutes) => `Call, ${minutes} minutes`,
  consultation: (minutes) => `Consultation, ${minutes} minutes`,
};

export const whereUnknown = "We send you the address before the call.";
export const cancelledBy = { visitor: "whoever booked it", studio: "the studio" } as const;

/** In an entry for calendars, before its link. */
export const invitationLink = "The call in the studio";

/** e.g. Friday 20 November 2026, 09:00 to 09:20 in London. */
export function formatMailedTime(start: Date, end: Date, zone: string): string {
  const [from, to] = [start.toISOString(), end.toISOString()];
  const date = `${formatCallDay(from, zone)} ${formatCallYear(from, zone)}`;
  return `${date}, ${formatCallTime(from, zone)} to ${formatCallTime(to, zone)} ${sayClock(zone)}`;
}

/** The same on the studio's clock. */
export const formatStudioCall = (start: Date, end: Date) =>
  formatMailedTime(start, end, studioZone);

/** Why a calendar could not be read, for the studio. */
export const sourceFaultWords = {
  unreachable: "Its host could not be reached, or answered with an error.",
  "not-a-calendar": "What came back is no calendar.",
  "too-large": "It is larger than 5 MB.",
  "too-many": "It has more than 20,000 appointments.",
  "too-slow": "Its appointments repeat in ways that take too long to work out.",
  forbidden: "Its address is none that may be asked.",
} as const;
