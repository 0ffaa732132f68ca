import type { RequestedDays } from "../domain/booking/read-call-request.ts";
import { formatCallDay, formatCallTime, nameClocks } from "./booking-time.ts";

/** Where a time is booked that was offered elsewhere. */
export const bookAddress = (start: string) => `/book?kind=call&start=${start}#book-a-call`;

/** The time that such an address offers; undefined of any other. */
export function readOfferedTime(href: string): string | undefined {
  return /^\/book\?kind=call&start=([^&#]+)/.exec(href)?.[1];
}

/** A free time, as the assistant shows it. */
export const describeOffer = (start: string, zone: string) => ({
  title: `${formatCallDay(start, zone)}, ${formatCallTime(start, zone)}`,
  text: `Book this call. The time is ${nameClocks(zone)}.`,
});

const partsOfDay = {
  morning: "in the morning",
  afternoon: "in the afternoon",
  evening: "in the evening",
} as const;

/** What the assistant says of calls: that these are free times, and by what a call is moved or cancelled. */
export const offerWords = {
  free: (when: string) => `These times are free for a call${when}.`,
  none: (when: string) =>
    `Nothing is free for a call${when}. The next free times are these; the booking page has all of them.`,
  /** None at all, or the studio takes no calls just now. */
  noneAtAll:
    "Nothing is free for a call just now. The booking page has the times as soon as there are any.",
  change:
    "The mail with the invitation to your call has a link: it shows the free times, and there you move the call to another, or cancel it. Clients find their calls in the client area, too.",
} as const;

/** e.g. ' on Friday 27 November in the afternoon, on the clocks of London'; '' where any time will do. */
export function describeRequested({ name, from, part }: RequestedDays, zone: string): string {
  const days = {
    today: " today",
    tomorrow: " tomorrow",
    "this-week": " this week",
    "next-week": " next week",
    weekend: " at the weekend",
    day: ` on ${formatCallDay(`${from}T12:00:00Z`, "UTC")}`,
    open: "",
  };
  return days[name] + (part ? ` ${partsOfDay[part]}, ${nameClocks(zone)}` : "");
}
