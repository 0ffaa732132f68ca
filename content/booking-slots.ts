import { slotWords as words } from "./booking.ts";
import {
  bookingZones,
  formatCallDay,
  formatCallTime,
  hourOf,
  isSameClock,
  formatCall,
  nameZone,
} from "./booking-time.ts";
import { studioZone } from "./studio-times.ts";

/** The free times as the function `book-call` answers them: by the visitor's days, each start an instant. */
export type FreeTimes = {
  zone: string;
  days: readonly { day: string; slots: readonly string[] }[];
  /** The first of them, where that is not today. */
  from?: string | undefined;
  /** From which day on there is more. */
  next?: string | null | undefined;
  /** What is free near the time that is chosen, where that cannot be had any more. */
  nearest?: readonly string[] | undefined;
};

type Shown = {
  slots: FreeTimes;
  /** The instant that is chosen. */
  chosen?: string | undefined;
  /** The day that was open before: it stays so, where nothing is chosen. */
  day?: string | undefined;
  /** In place of one that was taken meanwhile. */
  nearest?: readonly string[] | undefined;
};

/** The day under which the nearest times stand. */
const nearestDay = "nearest";

/**
 * The days as a strip of doors, the free times as the light behind them: what stands in `<fieldset data-slots>`. The server
 * writes it into the page, and the app in its place, so that both are the same to the letter. Each day has a group
 * of radios of its own: one that is out of sight must not keep the keyboard from the others.
 */
export function writeSlots({ slots, chosen, day, ...refused }: Shown): string {
  const { zone, from, next } = slots;
  const nearest = refused.nearest ?? slots.nearest ?? [];
  const days = [
    ...(nearest.length > 0 ? [{ day: nearestDay, slots: nearest }] : []),
    ...slots.days.filter((each) => each.slots.length > 0),
  ];
  const chosenDay = days.find((each) => chosen !== undefined && each.slots.includes(chosen));
  const openDay = chosenDay ?? days.find((each) => each.day === day);
  const open = nearest.length > 0 ? days[0] : (openDay ?? days[0]);
  const hours = findHours(days, zone);
  const isElsewhere = days.some((each) =>
    each.slots.some((at) => !isSameClock(at, zone, studioZone)),
  );
  return [
    `<legend class="sr-only">${words.legend}</legend>`,
    `<p class="slot-clock">${escapeMarkup(words.clock(zone))}${isElsewhere ? ` ${words.beside}` : ""}</p>`,
    days.length === 0
      ? `<p class="slot-none">${words.none}</p>`
      : `<div class="slot-days" role="radiogroup" aria-label="${words.days}">${days
          .map((each) => writeDay(each, { zone, hours, isOpen: each === open }))
          .join("")}</div>${days.map((each) => writeHours(each, zone, chosen)).join("")}`,
    `<p class="slot-more">${from ? writeMore("", words.earlier) : ""}${next ? writeMore(next, words.later) : ""}</p>`,
  ].join("");
}

/** Until the times are known. */
export function writeNoSlots(text: string): string {
  return `<legend class="sr-only">${words.legend}</legend><p class="slot-none">${escapeMarkup(text)} <a class="text-link" href="${words.toContact.to}">${words.toContact.label}</a></p>`;
}

/** The instant that a form asks for, "" where none is chosen. */
export function readStart(form: FormData): string {
  const plain = form.get("start");
  if (typeof plain === "string") return plain;
  const day = form.get("day");
  const start = form.get(startField(typeof day === "string" ? day : ""));
  return typeof start === "string" ? start : "";
}

/** The name of the radios of one day. */
export const startField = (day: string) => `start-${day}`;

type Day = FreeTimes["days"][number];

type ShownDay = { zone: string; hours: Hours; isOpen: boolean };

function writeDay({ day, slots }: Day, { zone, hours, isOpen }: ShownDay): string {
  const input = `<input type="radio" name="day" value="${escapeMarkup(day)}"${isOpen ? " checked" : ""}>`;
  const free = `<span class="sr-only">, ${words.free(slots.length)}</span>`;
  if (day === nearestDay)
    return `<label class="slot-day" data-nearest>${input}<span class="slot-weekday">${words.nearest}</span>${writeLight(slots, zone, hours)}${free}</label>`;
  const { weekday, number, month } = splitDay(day);
  return `<label class="slot-day">${input}<span class="slot-weekday">${weekday}</span> <span class="slot-number">${number}</span> <span class="slot-month">${month}</span>${writeLight(slots, zone, hours)}${free}</label>`;
}

/** The door's height and width, in units of its drawing. */
const door = { width: 48, height: 66 };

type Hours = { from: number; to: number };

/** From the first hour in the strip to the last, so that the same height means the same hour on every door. */
function findHours(days: readonly Day[], zone: string): Hours {
  const hours = days.flatMap(({ slots }) => slots.map((at) => hourOf(at, zone)));
  return { from: Math.min(...hours), to: Math.max(...hours) + 0.5 };
}

/** A door with light behind it: a line for each free time, the morning at its top, dark where something is taken. */
function writeLight(slots: readonly string[], zone: string, { from, to }: Hours): string {
  const halfHour = door.height / ((to - from) * 2);
  const lines = slots.map((at) => {
    const top = ((hourOf(at, zone) - from) / (to - from)) * door.height;
    return `<rect y="${top.toFixed(1)}" width="${door.width}" height="${(halfHour * 0.62).toFixed(1)}"/>`;
  });
  return `<svg class="slot-light" viewBox="0 0 ${door.width} ${door.height}" preserveAspectRatio="none" aria-hidden="true">${lines.join("")}</svg>`;
}

function writeHours({ day, slots }: Day, zone: string, chosen: string | undefined): string {
  const [first = ""] = slots;
  const isNearest = day === nearestDay;
  const name = isNearest ? words.nearestTimes : words.hours(formatCallDay(first, zone));
  const parts = isNearest ? [{ part: "", starts: slots }] : splitByPart(slots, zone);
  const groups = parts.map(
    ({ part, starts }) =>
      `<div class="slot-part">${part && `<p class="slot-part-name" aria-hidden="true">${part}</p>`}<div class="slot-times">${starts
        .map((at) => writeTime(at, { day, zone, isChosen: at === chosen && !isNearest }))
        .join("")}</div></div>`,
  );
  return `<div class="slot-hours" role="radiogroup" aria-label="${escapeMarkup(name)}"><p class="slot-hours-name" aria-hidden="true">${escapeMarkup(isNearest ? words.nearestTimes : formatCallDay(first, zone))}</p>${groups.join("")}</div>`;
}

type Written = { day: string; zone: string; isChosen: boolean };

function writeTime(at: string, { day, zone, isChosen }: Written): string {
  const time = day === nearestDay ? formatCall(at, zone) : formatCallTime(at, zone);
  const london = isSameClock(at, zone, studioZone)
    ? ""
    : ` <small>${words.london(formatCallTime(at, studioZone))}</small>`;
  return `<label class="slot-time"><input type="radio" name="${escapeMarkup(startField(day))}" value="${escapeMarkup(at)}"${isChosen ? " checked" : ""}><span>${time}</span>${london}</label>`;
}

function writeMore(from: string, label: string): string {
  return `<button class="slot-turn" type="submit" name="show" value="${escapeMarkup(from)}" formnovalidate>${label}</button>`;
}

const partsOfDay = [
  [words.night, 0],
  [words.morning, 5],
  [words.afternoon, 12],
  [words.evening, 18],
] as const;

/** By what people call that time of the day, where they are. */
export function splitByPart(slots: readonly string[], zone: string) {
  const partOf = (at: string) =>
    partsOfDay.findLast(([, from]) => hourOf(at, zone) >= from)?.[0] ?? words.night;
  return Array.from(Map.groupBy(slots, partOf), ([part, starts]) => ({ part, starts }));
}

function splitDay(day: string) {
  const at = new Date(`${day}T12:00:00Z`);
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" }).format(at);
  return {
    weekday: write({ weekday: "short" }),
    number: write({ day: "numeric" }),
    month: write({ month: "short" }),
  };
}

/** What stands in the select for a zone: the studio's first, and one that the list does not have behind it. */
export function writeZones(chosen: string = studioZone): string {
  const zones = new Set<string>([studioZone, chosen, ...bookingZones]);
  return Array.from(
    zones,
    (zone) =>
      `<option value="${escapeMarkup(zone)}"${zone === chosen ? " selected" : ""}>${escapeMarkup(nameZone(zone))}</option>`,
  ).join("");
}

export function escapeMarkup(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
