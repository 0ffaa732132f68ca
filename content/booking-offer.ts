import { formatCallDay, formatCallTime, nameZone } from "./booking-time.ts";

/** Where a time is booked that was offered elsewhere. */
export const bookAddress = (start: string) => `/book?kind=call&start=${start}#book-a-call`;

/** The time that such an address offers; undefined of any other. */
export function readOfferedTime(href: string): string | undefined {
  return /^\/book\?kind=call&start=([^&#]+)/.exec(href)?.[1];
}

/** A free time, as the assistant shows it. */
export const describeOffer = (start: string, zone: string) => ({
  title: `${formatCallDay(start, zone)}, ${formatCallTime(start, zone)}`,
  text: `Book this call. The time is that of ${nameZone(zone)}.`,
});
