import { Temporal } from "temporal-polyfill";
import type { DaySlots } from "./answers.ts";
import { toInstant } from "./instant.ts";
import { dayOf, startOf, toMoment } from "./local-time.ts";

/** From one moment to another, in milliseconds since 1970; the end is no part of it. */
export type Span = { start: number; end: number };

export type OpeningWindow = {
  zone: string;
  gapMinutes: number;
  noticeMinutes: number;
  horizonDays: number;
  stepMinutes: number;
  mostPerDay: number;
  /** Local times, 'HH:MM' or 'HH:MM:SS'. */
  hours: readonly { weekday: number; opens: string; closes: string }[];
  exceptions: readonly { day: string; opens: string | null; closes: string | null }[];
};

export type SlotSearch = {
  opening: OpeningWindow;
  /** How long the call is. */
  minutes: number;
  /** Calls that take their time, each with its gap. */
  taken: readonly Span[];
  busy: readonly Span[];
  now: number;
  /** Of whoever asks: their days are listed. */
  zone: string;
  /** '2026-11-20'; today, where it is left out or past. */
  from?: string | undefined;
  days: number;
  /** A free time that is chosen: where it lies beyond the days from today on, the list begins with its day. */
  chosen?: number | undefined;
  /** Notice and the most a day bind visitors, not the studio. */
  isStudio?: boolean | undefined;
};

type Where = Omit<SlotSearch, "from" | "days" | "zone" | "chosen">;

export type Slots = {
  days: DaySlots[];
  /** The first of them, where that is not today. */
  from?: string;
  next?: string;
};

const minute = 60_000;

/**
 * When a call can begin, by the days of whoever asks. What is said in local times becomes instants once, at the edges of
 * windows and days; everything between is counted in instants, so that a change of clocks neither loses nor doubles an hour.
 */
export function listSlots(search: SlotSearch): Slots {
  const { opening, now, zone } = search;
  const today = dayOf(now, zone);
  const first = findFirstDay(search, today);
  const edges = Array.from({ length: search.days + 1 }, (_, index) =>
    startOf(first.add({ days: index }), zone),
  );
  const last = now + opening.horizonDays * 24 * 60 * minute;
  const asked = { start: edges[0] ?? now, end: edges.at(-1) ?? now };
  const starts = findStarts(search, { start: asked.start, end: Math.min(asked.end, last) });
  const days: DaySlots[] = [];
  let index = 0;
  for (let day = 0; day < search.days; day += 1) {
    const slots: string[] = [];
    const end = edges[day + 1] ?? asked.end;
    for (; index < starts.length && (starts[index] ?? end) < end; index += 1) {
      slots.push(toInstant(starts[index] ?? end));
    }
    if (slots.length > 0) days.push({ day: first.add({ days: day }).toString(), slots });
  }
  return {
    days,
    ...(first.equals(today) ? {} : { from: first.toString() }),
    ...(asked.end < last && { next: first.add({ days: search.days }).toString() }),
  };
}

function findFirstDay(
  { from, days, chosen, zone }: Pick<SlotSearch, "from" | "days" | "chosen" | "zone">,
  today: Temporal.PlainDate,
): Temporal.PlainDate {
  if (from !== undefined) return laterOf(Temporal.PlainDate.from(from), today);
  if (chosen === undefined) return today;
  const day = dayOf(chosen, zone);
  return Temporal.PlainDate.compare(day, today.add({ days })) < 0 ? today : day;
}

const near = 7 * 24 * 60 * minute;

/** The three that are nearest to a time that cannot be had, in their order; `here` is where a call is that is being moved. */
export function findNearest(search: Where, wanted: number, here?: number): string[] {
  const end = search.now + search.opening.horizonDays * 24 * 60 * minute;
  // Mostly there are some in the weeks around it, and the whole horizon need not be looked through.
  const find = (within: Span) => findStarts(search, within).filter((start) => start !== here);
  const around = find({
    start: Math.max(search.now, wanted - near),
    end: Math.min(end, wanted + near),
  });
  const starts = around.length >= 3 ? around : find({ start: search.now, end });
  return starts
    .toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)
    .slice(0, 3)
    .toSorted((a, b) => a - b)
    .map(toInstant);
}

/** Whether a call can begin exactly then. */
export function isOffered(search: Where, start: number): boolean {
  const end = search.now + search.opening.horizonDays * 24 * 60 * minute;
  if (start > end) return false;
  return findStarts(search, { start, end: start + 1 }).includes(start);
}

function findStarts(search: Where, within: Span): number[] {
  const { opening, minutes, now, isStudio = false } = search;
  const earliest = Math.max(within.start, isStudio ? now : now + opening.noticeMinutes * minute);
  const length = minutes * minute;
  const blocked = length + opening.gapMinutes * minute;
  const step = opening.stepMinutes * minute;
  const closed = mergeSpans([...search.taken, ...search.busy]);
  const isFull = isStudio ? () => false : createFullness(search);
  const starts: number[] = [];
  let next = 0;
  for (const { date, windows } of listWindows(opening, within)) {
    if (windows.length === 0 || isFull(date)) continue;
    for (const window of windows) {
      for (let start = window.start; start + length <= window.end; start += step) {
        if (start < earliest || start >= within.end) continue;
        while ((closed[next]?.end ?? Infinity) <= start) next += 1;
        if ((closed[next]?.start ?? Infinity) < start + blocked) continue;
        starts.push(start);
      }
    }
  }
  return starts;
}

/** Whether no more calls are taken on that day of the studio's calendar. */
function createFullness({ opening, taken }: Pick<SlotSearch, "opening" | "taken">) {
  const starts = taken.map(({ start }) => start).toSorted((a, b) => a - b);
  return (day: Temporal.PlainDate) => {
    // Only where there may be too many: a day's edges cost more than all the rest.
    if (starts.length < opening.mostPerDay) return false;
    const from = startOf(day, opening.zone);
    const to = startOf(day.add({ days: 1 }), opening.zone);
    return starts.filter((start) => start >= from && start < to).length >= opening.mostPerDay;
  };
}

/** When the studio is open, day by day, in order. */
type OpenDay = { date: Temporal.PlainDate; windows: Span[] };

function listWindows(opening: OpeningWindow, within: Span): OpenDay[] {
  const { zone, hours, exceptions } = opening;
  const listed: OpenDay[] = [];
  if (within.end <= within.start) return listed;
  const last = dayOf(within.end, zone);
  for (
    let date = dayOf(within.start, zone);
    Temporal.PlainDate.compare(date, last) <= 0;
    date = date.add({ days: 1 })
  ) {
    const day = date.toString();
    const special = exceptions.filter((exception) => exception.day === day);
    const local =
      special.length > 0 ? special : hours.filter((each) => each.weekday === date.dayOfWeek);
    const windows = local.flatMap(({ opens, closes }) =>
      opens === null || closes === null
        ? []
        : [{ start: toMoment(date, opens, zone), end: toMoment(date, closes, zone) }],
    );
    listed.push({ date, windows: mergeSpans(windows.filter(({ start, end }) => start < end)) });
  }
  return listed;
}

/** In order, with what overlaps or touches as one. */
function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

function laterOf(a: Temporal.PlainDate, b: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(a, b) < 0 ? b : a;
}
