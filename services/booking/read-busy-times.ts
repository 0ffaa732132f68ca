import { expandRecurringEvent, sync, type DateWithTimeZone, type VEvent } from "node-ical";
import { Temporal } from "temporal-polyfill";
import type { Span } from "../../domain/booking/list-slots.ts";
import type { SourceFault } from "../../domain/booking/source.ts";
import { isOurUid } from "../../domain/booking/write-invitation.ts";

export const mostInstances = 20_000;

/** What cannot be read as a calendar, by its code. */
export class SourceError extends Error {
  readonly fault: SourceFault;

  constructor(fault: SourceFault, options?: ErrorOptions) {
    super(`The calendar cannot be read: ${fault}.`, options);
    this.name = "SourceError";
    this.fault = fault;
  }
}

type Reading = {
  /** Of days without a time, and of times without a zone. */
  zone: string;
  from: number;
  to: number;
};

/**
 * When somebody is busy, in order and without a word of what. The reader takes days and floating times as those of
 * the machine's own zone, so their wall clock is read back and meant in the calendar's. A rule that it cannot follow throws, and
 * costs its own event alone.
 */
export function readBusyTimes(text: string, { zone, from, to }: Reading): Span[] {
  const spans: Span[] = [];
  let instances = 0;
  for (const event of listEvents(text)) {
    if (isFree(event) || isOurUid(event.uid)) continue;
    for (const { start, end, isFullDay, event: instance } of expand(event, from, to)) {
      // Also those that take no time: there is no end to what a feed can say.
      instances += 1;
      if (instances > mostInstances) throw new SourceError("too-many");
      if (isFree(instance)) continue;
      const span = {
        start: toMoment(start, isFullDay, zone),
        end: toMoment(end, isFullDay, zone),
      };
      if (span.start >= span.end || span.end <= from || span.start >= to) continue;
      spans.push(span);
    }
  }
  return spans.toSorted((a, b) => a.start - b.start || a.end - b.end);
}

function listEvents(text: string): VEvent[] {
  if (!/^\s*BEGIN:VCALENDAR/i.test(text.replace(/^\uFEFF/, ""))) {
    throw new SourceError("not-a-calendar");
  }
  // Before anything is expanded: the reader itself would take its time over them.
  if ((text.match(/^BEGIN:VEVENT/gim)?.length ?? 0) > mostInstances) {
    throw new SourceError("too-many");
  }
  try {
    return Object.values(sync.parseICS(text)).flatMap((each) =>
      each?.type === "VEVENT" && each.start instanceof Date ? [each] : [],
    );
  } catch (cause) {
    throw new SourceError("not-a-calendar", { cause });
  }
}

function expand(event: VEvent, from: number, to: number) {
  try {
    // A day more on either side, for what is moved into its zone afterwards.
    const day = 86_400_000;
    return expandRecurringEvent(event, {
      from: new Date(from - day),
      to: new Date(to + day),
      expandOngoing: true,
    });
  } catch {
    return [];
  }
}

function isFree({ transparency, status }: Pick<VEvent, "transparency" | "status">): boolean {
  return transparency === "TRANSPARENT" || status === "CANCELLED";
}

function toMoment(date: DateWithTimeZone, isFullDay: boolean, zone: string): number {
  if (!isFullDay && date.tz !== undefined) return date.getTime();
  return Temporal.PlainDateTime.from({
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
    hour: isFullDay ? 0 : date.getHours(),
    minute: isFullDay ? 0 : date.getMinutes(),
    second: isFullDay ? 0 : date.getSeconds(),
  }).toZonedDateTime(zone).epochMilliseconds;
}
