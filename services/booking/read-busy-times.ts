import { setImmediate } from "node:timers/promises";
import {
  async as inTurns,
  expandRecurringEvent,
  sync,
  type DateWithTimeZone,
  type VEvent,
} from "node-ical";
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
  /** Of work, before it is enough. */
  mostMilliseconds?: number | undefined;
};

/**
 * When somebody is busy, in order and without a word of what. The reader takes days and floating times as those of
 * the machine's own zone, so their wall clock is read back and meant in the calendar's. An event that it cannot follow costs
 * itself alone. Whoever sends the studio an invitation writes into its calendars: others have their turn meanwhile, and there is an
 * end to the work.
 */
export async function readBusyTimes(text: string, reading: Reading): Promise<Span[]> {
  const { mostMilliseconds = 10_000 } = reading;
  const events = await listEvents(text, mostMilliseconds);
  const rest = createRest(mostMilliseconds);
  const spans: Span[] = [];
  let instances = 0;
  for (const event of events) {
    await rest();
    if (isFree(event) || isOurs(event)) continue;
    const found = expand(event, reading);
    // Also those that take no time: there is no end to what a feed can say.
    instances += found.length;
    if (instances > mostInstances) throw new SourceError("too-many");
    spans.push(...found.filter((span) => takesTime(span, reading)));
  }
  return spans.toSorted((a, b) => a.start - b.start || a.end - b.end);
}

const turnMilliseconds = 20;

/** Lets others have their turn, and says when it has been enough. */
function createRest(mostMilliseconds: number) {
  let begun = performance.now();
  let worked = 0;
  return async () => {
    const turn = performance.now() - begun;
    if (turn < turnMilliseconds) return;
    worked += turn;
    if (worked > mostMilliseconds) throw new SourceError("too-slow");
    await setImmediate();
    begun = performance.now();
  };
}

async function listEvents(text: string, mostMilliseconds: number): Promise<VEvent[]> {
  if (!/^\s*BEGIN:VCALENDAR/i.test(text.replace(/^\uFEFF/, ""))) {
    throw new SourceError("not-a-calendar");
  }
  // Before anything is expanded: the reader itself would take its time over them.
  if ((text.match(/^BEGIN:VEVENT/gim)?.length ?? 0) > mostInstances) {
    throw new SourceError("too-many");
  }
  const parsed = await parse(text).catch(async () =>
    parse(await leaveOutUnreadable(text, mostMilliseconds)),
  );
  return Object.values(parsed).flatMap((each) =>
    each?.type === "VEVENT" && each.start instanceof Date ? [each] : [],
  );
}

const parse = (text: string) =>
  inTurns.parseICS(text).catch((cause: unknown) => {
    throw new SourceError("not-a-calendar", { cause });
  });

/** One that comes every no days is enough for the reader to give up all of them. */
async function leaveOutUnreadable(text: string, mostMilliseconds: number): Promise<string> {
  const rest = createRest(mostMilliseconds);
  const kept: string[] = [];
  for (const part of text.split(/^(?=BEGIN:VEVENT)/im)) {
    await rest();
    const end = /^END:VEVENT.*$/im.exec(part);
    const after = end ? part.slice(end.index + end[0].length) : "";
    kept.push(isReadable(part.slice(0, part.length - after.length)) ? part : after);
  }
  return kept.join("");
}

function isReadable(event: string): boolean {
  if (!/^BEGIN:VEVENT/i.test(event)) return true;
  try {
    sync.parseICS(event);
    return true;
  } catch {
    return false;
  }
}

function expand(event: VEvent, { zone, from, to }: Reading): Span[] {
  try {
    // A day more on either side, for what is moved into its zone afterwards.
    const day = 86_400_000;
    const instances = expandRecurringEvent(event, {
      from: new Date(from - day),
      to: new Date(to + day),
      expandOngoing: true,
    });
    return instances.map(({ start, end, isFullDay, event: instance }) => {
      const begins = toMoment(start, isFullDay, zone);
      return { start: begins, end: isFree(instance) ? begins : toMoment(end, isFullDay, zone) };
    });
  } catch {
    return [];
  }
}

const takesTime = ({ start, end }: Span, { from, to }: Reading) =>
  start < end && end > from && start < to;

/** Some calendars give their events no id. */
const isOurs = ({ uid }: { uid?: string }) => uid !== undefined && isOurUid(uid);

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
