import { formatCall, formatCallTime, nameClocks, sayClock } from "./booking-time.ts";
import { studioZone } from "./studio-times.ts";

/** What can be booked. */
export const callKindWords = {
  call: {
    name: "A call",
    minutes: 20,
    text: "To see whether we suit each other, and what it would take.",
  },
  consultation: {
    name: "A consultation",
    minutes: 45,
    text: "To go through your story: who it is for, how it could look, in which order.",
  },
} as const;

export const describeLength = (minutes: number) => `${minutes} minutes`;

export const bookForm = {
  heading: "Book a call",
  note: "Choose, say who you are, and the call is yours. The invitation comes by mail, with a link to move or cancel it.",
  kind: "What for",
  zone: "Your time zone",
  show: "Show these times",
  slots: "When",
  name: "Your name",
  email: "Email",
  message: "What it is about",
  messageHint: "A few words are enough",
  send: "Book this time",
  promise: "You get an invitation for your calendar at once.",
  chosen: (start: string, zone: string) => `${formatCall(start, zone)} ${sayClock(zone)}`,
  held: (until: string, zone: string) => `Kept for you until ${formatCallTime(until, zone)}.`,
  inLondon: (start: string) => `${formatCallTime(start, studioZone)} ${sayClock(studioZone)}`,
  privacy: { before: "What happens to what you write:", to: "/privacy", label: "privacy" },
} as const;

/** Around the days and hours. */
export const slotWords = {
  legend: "When",
  days: "Day",
  hours: (day: string) => `Times on ${day}`,
  free: (count: number) => (count === 1 ? "1 free time" : `${count} free times`),
  morning: "Morning",
  afternoon: "Afternoon",
  evening: "Evening",
  night: "Night",
  nearest: "Nearest",
  nearestTimes: "The nearest free times",
  later: "Later days",
  earlier: "From today",
  london: (time: string) => `${time} London`,
  clock: (zone: string) => `Times ${nameClocks(zone)}.`,
  beside: "The small ones are the studio’s, in London.",
  none: "Nothing is free in these days. Look at later ones, or write to us: we find a time.",
  waiting: "The studio’s free times are being read.",
  unread:
    "The studio’s free times cannot be read just now. Load the page again in a minute, or write to us: we find a time.",
  toContact: { to: "/contact", label: "Write to the studio" },
} as const;

/** What a form for a time can be told. */
export const bookingAnswers = {
  choose: "Please choose a time.",
  taken:
    "That time has just been taken. Nothing you wrote is lost: the nearest free times are these.",
  takenNone: "That time has just been taken, and nothing is free near it. Choose another day.",
  gone: "The time you had chosen is not free now. The nearest free times are these.",
  goneNone: "The time you had chosen is not free now, and nothing is free near it.",
  offline: "You are offline. What you wrote stays here: book again once you are connected.",
  failed: "The call could not be booked. Nothing is lost: please try again.",
  limited: (wait: string) => `Too many tries in a short time. Please try again ${wait}.`,
} as const;

/** To whoever comes back to a time that they had chosen. */
export function describeGone(nearest: readonly string[]): string {
  return nearest.length > 0 ? bookingAnswers.gone : bookingAnswers.goneNone;
}
