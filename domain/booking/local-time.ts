import { Temporal } from "temporal-polyfill";

/**
 * A local time that a change of clocks skips is the same way after the change; one that comes twice is its first.
 * '24:00' is the midnight that ends the day.
 */
export function toMoment(date: Temporal.PlainDate, time: string, zone: string): number {
  return recall(`${date.toString()} ${time} ${zone}`, () => {
    const isMidnight = time.startsWith("24:");
    const plain = isMidnight ? date.add({ days: 1 }) : date;
    const plainTime = Temporal.PlainTime.from(isMidnight ? "00:00" : time);
    return plain.toZonedDateTime({ timeZone: zone, plainTime }).epochMilliseconds;
  });
}

/** The first moment of the day, which is not midnight where a change of clocks skips that. */
export function startOf(date: Temporal.PlainDate, zone: string): number {
  return recall(`${date.toString()} ${zone}`, () => date.toZonedDateTime(zone).epochMilliseconds);
}

export function dayOf(moment: number, zone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).toPlainDate();
}

/** Everybody asks for the same few weeks, and to look up what a zone's rules say of them takes most of the time. */
const moments = new Map<string, number>();
const mostMoments = 20_000;

function recall(key: string, find: () => number): number {
  const known = moments.get(key);
  if (known !== undefined) return known;
  const moment = find();
  if (moments.size >= mostMoments) moments.clear();
  moments.set(key, moment);
  return moment;
}
