import { describe, expect, it } from "vitest";
import {
  findNearest,
  isOffered,
  listSlots,
  type OpeningWindow,
  type SlotSearch,
} from "./list-slots.ts";
import { readZone } from "../field/zone.ts";

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: "09:00", closes: "17:00" }));
const opening: OpeningWindow = {
  zone: "Europe/London",
  gapMinutes: 10,
  noticeMinutes: 240,
  horizonDays: 60,
  stepMinutes: 30,
  mostPerDay: 6,
  hours: weekdays,
  exceptions: [],
};
const at = (text: string) => Date.parse(text);
/** A Friday. */
const now = at("2026-11-20T08:00:00Z");
const search: SlotSearch = {
  opening,
  minutes: 20,
  taken: [],
  busy: [],
  now,
  zone: "Europe/London",
  days: 7,
};
const span = (start: string, minutes: number) => ({
  start: at(start),
  end: at(start) + minutes * 60_000,
});
const slotsOn = (day: string, changes: Partial<SlotSearch> = {}) =>
  listSlots({ ...search, ...changes }).days.find((each) => each.day === day)?.slots ?? [];
const openingWith = (changes: Partial<OpeningWindow>) => ({ opening: { ...opening, ...changes } });

describe("listSlots", () => {
  it("lists what is open, by steps, on working days, a call's length before closing", () => {
    const { days, next } = listSlots(search);
    expect(days.map(({ day }) => day)).toEqual([
      "2026-11-20",
      "2026-11-23",
      "2026-11-24",
      "2026-11-25",
      "2026-11-26",
    ]);
    expect(next).toBe("2026-11-27");
    const monday = slotsOn("2026-11-23");
    expect(monday).toHaveLength(16);
    expect(monday[0]).toBe("2026-11-23T09:00:00Z");
    expect(monday.at(-1)).toBe("2026-11-23T16:30:00Z");
    expect(slotsOn("2026-11-23", { minutes: 45 }).at(-1)).toBe("2026-11-23T16:00:00Z");
  });

  it("keeps the notice for visitors, and lets the studio book at once", () => {
    expect(slotsOn("2026-11-20")[0]).toBe("2026-11-20T12:00:00Z");
    expect(slotsOn("2026-11-20", { isStudio: true })[0]).toBe("2026-11-20T09:00:00Z");
  });

  it("ends with the horizon", () => {
    const short = openingWith({ horizonDays: 3 });
    const { days, next } = listSlots({ ...search, ...short });
    expect(days.map(({ day }) => day)).toEqual(["2026-11-20"]);
    expect(next).toBeUndefined();
    expect(isOffered({ ...search, ...short }, at("2026-11-23T09:00:00Z"))).toBe(false);
    expect(isOffered(search, at("2026-11-23T09:00:00Z"))).toBe(true);
  });

  it("leaves out what is taken, with the gap before and after", () => {
    const taken = [span("2026-11-23T10:00:00Z", 30)];
    expect(slotsOn("2026-11-23", { taken })).not.toContain("2026-11-23T10:00:00Z");
    expect(slotsOn("2026-11-23", { taken })).toContain("2026-11-23T09:30:00Z");
    expect(slotsOn("2026-11-23", { taken })).toContain("2026-11-23T10:30:00Z");
    // The call would be over in time, but not its gap.
    const soon = [span("2026-11-23T09:50:00Z", 30)];
    expect(slotsOn("2026-11-23", { taken: soon, minutes: 45 })).not.toContain(
      "2026-11-23T09:00:00Z",
    );
    const long = slotsOn("2026-11-23", { taken, minutes: 45 });
    expect(long).toContain("2026-11-23T09:00:00Z");
    expect(long).not.toContain("2026-11-23T09:30:00Z");
  });

  it("leaves out busy times, also one within another, and one over midnight", () => {
    const busy = [
      span("2026-11-23T09:00:00Z", 180),
      span("2026-11-23T09:30:00Z", 10),
      span("2026-11-24T15:00:00Z", 20 * 60),
    ];
    expect(slotsOn("2026-11-23", { busy })[0]).toBe("2026-11-23T12:00:00Z");
    expect(slotsOn("2026-11-24", { busy }).at(-1)).toBe("2026-11-24T14:30:00Z");
    expect(slotsOn("2026-11-25", { busy })[0]).toBe("2026-11-25T11:00:00Z");
  });

  it("takes no more calls a day than the studio wants, save its own", () => {
    const taken = [span("2026-11-23T09:00:00Z", 30), span("2026-11-23T11:00:00Z", 30)];
    const few = openingWith({ mostPerDay: 2 });
    expect(slotsOn("2026-11-23", { taken, ...few })).toEqual([]);
    expect(slotsOn("2026-11-24", { taken, ...few })).toHaveLength(16);
    expect(slotsOn("2026-11-23", { taken, ...few, isStudio: true })).toHaveLength(14);
  });

  it("puts exceptions in the place of the day's hours", () => {
    const exceptions = [
      { day: "2026-11-23", opens: null, closes: null },
      { day: "2026-11-24", opens: "13:00:00", closes: "14:00:00" },
      { day: "2026-11-24", opens: "13:30:00", closes: "15:00:00" },
      { day: "2026-11-22", opens: "23:00", closes: "24:00:00" },
    ];
    const special = openingWith({ exceptions });
    expect(slotsOn("2026-11-23", special)).toEqual([]);
    expect(slotsOn("2026-11-24", special)).toEqual([
      "2026-11-24T13:00:00Z",
      "2026-11-24T13:30:00Z",
      "2026-11-24T14:00:00Z",
      "2026-11-24T14:30:00Z",
    ]);
    expect(slotsOn("2026-11-22", special)).toHaveLength(2);
  });

  it("counts days as whoever asks does, and not as the studio", () => {
    const auckland = listSlots({ ...search, zone: "Pacific/Auckland", days: 4 });
    const monday = auckland.days.find(({ day }) => day === "2026-11-23")?.slots ?? [];
    // 22:00 of Monday in Auckland is 09:00 in London; the rest of London's Monday is Auckland's Tuesday.
    expect(monday[0]).toBe("2026-11-23T09:00:00Z");
    expect(monday.at(-1)).toBe("2026-11-23T10:30:00Z");
  });

  it("begins at the day that is asked for, and never before today", () => {
    expect(listSlots({ ...search, from: "2026-11-24", days: 1 }).days[0]?.day).toBe("2026-11-24");
    expect(listSlots({ ...search, from: "2020-01-01", days: 1 }).days[0]?.day).toBe("2026-11-20");
    const late = { ...search, from: "2036-01-01", days: 1 };
    expect(listSlots(late)).toEqual({ days: [], from: "2036-01-01" });
    expect(listSlots(search).from).toBeUndefined();
  });

  it("begins at the day of a chosen time that the days from today on do not have", () => {
    const chosen = at("2026-12-08T10:00:00Z");
    const later = listSlots({ ...search, chosen });
    expect(later).toMatchObject({
      from: "2026-12-08",
      days: [{ day: "2026-12-08" }, {}, {}, {}, {}],
    });
    expect(listSlots({ ...search, chosen: at("2026-11-24T10:00:00Z") })).toEqual(listSlots(search));
    expect(listSlots({ ...search, chosen, from: "2026-11-24" }).from).toBe("2026-11-24");
  });

  it("offers times of the grid and no others", () => {
    expect(isOffered(search, at("2026-11-23T09:30:00Z"))).toBe(true);
    expect(isOffered(search, at("2026-11-23T09:31:00Z"))).toBe(false);
    expect(isOffered(search, at("2026-11-22T09:30:00Z"))).toBe(false);
    expect(isOffered(search, at("2026-11-20T09:00:00Z"))).toBe(false);
    expect(isOffered(search, at("9999-11-20T09:00:00Z"))).toBe(false);
  });

  it("finds the three nearest to what is taken", () => {
    const taken = [span("2026-11-23T12:00:00Z", 30)];
    expect(findNearest({ ...search, taken }, at("2026-11-23T12:00:00Z"))).toEqual([
      "2026-11-23T11:00:00Z",
      "2026-11-23T11:30:00Z",
      "2026-11-23T12:30:00Z",
    ]);
    // Where a call is that is being moved, it is already.
    const noon = at("2026-11-23T12:00:00Z");
    expect(findNearest({ ...search, taken }, noon, at("2026-11-23T12:30:00Z"))).toEqual([
      "2026-11-23T11:00:00Z",
      "2026-11-23T11:30:00Z",
      "2026-11-23T13:00:00Z",
    ]);
  });
});

const zones = ["Europe/London", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"];

/** What a clock on the wall there shows, by another reckoning than that of the code. */
function readClock(zone: string) {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "short",
  });
  return (moment: number) => format.format(moment);
}

/** The first half hour of another offset, for each change of ten years. */
function listClockChanges(zone: string): number[] {
  const clock = readClock(zone);
  const offset = (moment: number) => at(`${clock(moment).replace(" ", "T")}:00Z`) - moment;
  const changes: number[] = [];
  const halfHour = 30 * 60_000;
  const day = 48 * halfHour;
  for (
    let moment = at("2026-01-01T00:00:00Z");
    moment < at("2036-01-01T00:00:00Z");
    moment += day
  ) {
    if (offset(moment) === offset(moment + day)) continue;
    let change = moment;
    while (offset(change) === offset(moment)) change += halfHour;
    changes.push(change);
  }
  return changes;
}

describe("the clock changes of 2026 to 2035", () => {
  it("are those of the zones", () => {
    const counts = zones.map((zone) => listClockChanges(zone).length);
    expect(counts).toEqual([20, 20, 20, 0]);
  });

  const changes = zones.flatMap((zone) => listClockChanges(zone));
  const pairs = zones.flatMap((studio) => zones.map((visitor) => [studio, visitor] as const));

  it.each(pairs)("move no call of a studio in %s for a visitor in %s", (studio, visitor) => {
    const clock = readClock(studio);
    const calendar = readClock(visitor);
    for (const change of changes) {
      const { days } = listSlots({
        ...search,
        opening: {
          ...opening,
          zone: studio,
          noticeMinutes: 0,
          hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
            weekday,
            opens: "09:00",
            closes: "17:00",
          })),
        },
        now: change - 36 * 3_600_000,
        zone: visitor,
        days: 4,
      });
      const starts = days.flatMap(({ day, slots }) =>
        slots.map((slot) => {
          expect(calendar(at(slot)).slice(0, 10)).toBe(day);
          return at(slot);
        }),
      );
      expect(starts).toEqual([...new Set(starts)].toSorted((a, b) => a - b));
      const whole = new Map<string, string[]>();
      for (const start of starts) {
        const [day = "", time = ""] = clock(start).split(" ");
        whole.set(day, [...(whole.get(day) ?? []), time]);
      }
      // Every day of the studio that lies within what was asked for has its sixteen times, from nine to half past four.
      const complete = [...whole.values()].filter((times) => times.length === 16);
      expect(complete.length).toBeGreaterThanOrEqual(2);
      for (const times of whole.values()) {
        expect(times.every((time) => /^(09|1[0-6]):[03]0$/.test(time))).toBe(true);
      }
    }
  });

  it("neither skip nor double an hour of a studio that is open all night", () => {
    for (const zone of zones) {
      for (const change of listClockChanges(zone)) {
        const { days } = listSlots({
          ...search,
          opening: {
            ...opening,
            zone,
            gapMinutes: 0,
            noticeMinutes: 0,
            mostPerDay: 100,
            hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
              weekday,
              opens: "00:00",
              closes: "24:00:00",
            })),
          },
          now: change - 30 * 3_600_000,
          zone,
          days: 4,
        });
        const starts = days.flatMap(({ slots }) => slots.map(at));
        const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
        expect(new Set(gaps)).toEqual(new Set([30 * 60_000]));
      }
    }
  });
});

describe("readZone", () => {
  it("takes what is a zone, and the studio's for anything else", () => {
    expect(readZone("Asia/Kathmandu", "Europe/London")).toBe("Asia/Kathmandu");
    expect(readZone("UTC", "Europe/London")).toBe("UTC");
    for (const odd of [
      "",
      "Mars/Olympus",
      "+01:00",
      "Europe/London\n",
      "__proto__",
      "x".repeat(99),
    ]) {
      expect(readZone(odd, "Europe/London")).toBe("Europe/London");
    }
  });
});
