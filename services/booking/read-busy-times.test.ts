import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { mostInstances, readBusyTimes, SourceError } from "./read-busy-times.ts";

const reading = {
  zone: "Europe/London",
  from: Date.parse("2026-11-16T00:00:00Z"),
  to: Date.parse("2027-01-31T00:00:00Z"),
};

const event = (...lines: string[]) =>
  ["BEGIN:VEVENT", "DTSTAMP:20261101T000000Z", ...lines, "END:VEVENT"].join("\r\n");
const calendar = (...events: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Other//EN", ...events, "END:VCALENDAR", ""].join(
    "\r\n",
  );

const iso = (moment: number) => new Date(moment).toISOString().slice(0, 16);
const read = async (...events: string[]) =>
  (await readBusyTimes(calendar(...events), reading)).map(({ start, end }) => [
    iso(start),
    iso(end),
  ]);

async function faultOf(text: string, mostMilliseconds?: number): Promise<string> {
  try {
    await readBusyTimes(text, { ...reading, mostMilliseconds });
    return "none";
  } catch (error) {
    return error instanceof SourceError ? error.fault : String(error);
  }
}

// The reader takes what has no zone as the machine's own.
const machines = ["UTC", "Asia/Tokyo", "America/New_York"];

describe.each(machines)("busy times on a machine in %s", (machine) => {
  beforeAll(() => {
    vi.stubEnv("TZ", machine);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(machine);
  });
  afterAll(() => vi.unstubAllEnvs());

  it("reads times in UTC, in a zone, and without one as the studio's", async () => {
    expect(
      await read(
        event("UID:a", "DTSTART:20261120T090000Z", "DTEND:20261120T100000Z"),
        event(
          "UID:b",
          "DTSTART;TZID=America/New_York:20261120T090000",
          "DTEND;TZID=America/New_York:20261120T093000",
        ),
        event("UID:c", "DTSTART:20261121T090000", "DTEND:20261121T100000"),
      ),
    ).toEqual([
      ["2026-11-20T09:00", "2026-11-20T10:00"],
      ["2026-11-20T14:00", "2026-11-20T14:30"],
      ["2026-11-21T09:00", "2026-11-21T10:00"],
    ]);
  });

  it("takes whole days as the studio's days", async () => {
    const zone = "Pacific/Auckland";
    const text = calendar(
      event("UID:a", "DTSTART;VALUE=DATE:20261123", "DTEND;VALUE=DATE:20261125"),
    );
    const [span] = await readBusyTimes(text, { ...reading, zone });
    expect([iso(span?.start ?? 0), iso(span?.end ?? 0)]).toEqual([
      "2026-11-22T11:00",
      "2026-11-24T11:00",
    ]);
  });

  it("follows series over a change of clocks, without what was taken out, with what was moved", async () => {
    const series = [
      "UID:weekly",
      "DTSTART;TZID=America/New_York:20261026T090000",
      "DTEND;TZID=America/New_York:20261026T100000",
      "RRULE:FREQ=WEEKLY;UNTIL=20261215T000000Z",
      "EXDATE;TZID=America/New_York:20261130T090000",
    ];
    const moved = [
      "UID:weekly",
      "RECURRENCE-ID;TZID=America/New_York:20261207T090000",
      "DTSTART;TZID=America/New_York:20261208T110000",
      "DTEND;TZID=America/New_York:20261208T120000",
    ];
    expect(await read(event(...series), event(...moved))).toEqual([
      ["2026-11-16T14:00", "2026-11-16T15:00"],
      ["2026-11-23T14:00", "2026-11-23T15:00"],
      ["2026-12-08T16:00", "2026-12-08T17:00"],
      ["2026-12-14T14:00", "2026-12-14T15:00"],
    ]);
  });

  it("leaves out what is free, cancelled, over, or a call of ours", async () => {
    const hour = ["DTSTART:20261120T090000Z", "DTEND:20261120T100000Z"];
    expect(
      await read(
        event("UID:a", ...hour, "TRANSP:TRANSPARENT"),
        event("UID:b", ...hour, "STATUS:CANCELLED"),
        event("UID:c", "DTSTART:20200101T090000Z", "DTEND:20200101T100000Z"),
        event("UID:6f0a1c1e-5a43-4c0e-9d2c-0d8d3a1f2b3c@kinolume", ...hour),
      ),
    ).toEqual([]);
  });

  it.each([
    ["RRULE:FREQ=SECONDLY"],
    ["RRULE:FREQ=DAILY;INTERVAL=0"],
    ["RRULE:FREQ=DAILY;INTERVAL=0", "BEGIN:VALARM", "TRIGGER:-PT5M", "END:VALARM"],
  ])("loses one event that cannot be followed, and no other: %s", async (...odd) => {
    const begin = ["DTSTART:20261120T090000Z", "DTEND:20261120T090001Z"];
    expect(
      await read(
        event("UID:a", ...begin, ...odd),
        event("UID:b", "DTSTART:20261120T120000Z", "DTEND:20261120T130000Z"),
      ),
    ).toContainEqual(["2026-11-20T12:00", "2026-11-20T13:00"]);
  });

  it("reads events that have no id, and none whose time is no time", async () => {
    const at = (start: string, end: string) => event(`DTSTART:${start}`, `DTEND:${end}`);
    expect(
      await read(
        at("20261120T090000Z", "20261120T100000Z"),
        at("99999999T999999", "20261120T100000Z"),
        at("20261120T090000", "later"),
      ),
    ).toEqual([["2026-11-20T09:00", "2026-11-20T10:00"]]);
  });
});

describe("what is refused", () => {
  it("says what is no calendar, and what is too much", async () => {
    expect(await faultOf("<!doctype html><p>Sign in</p>")).toBe("not-a-calendar");
    expect(await faultOf("")).toBe("not-a-calendar");
    const many = Array.from({ length: mostInstances + 1 }, (_, index) =>
      event(`UID:${index}`, "DTSTART:20261120T090000Z", "DTEND:20261120T100000Z"),
    );
    expect(await faultOf(calendar(...many))).toBe("too-many");
    const daily = (end: string) =>
      Array.from({ length: 300 }, (_, index) =>
        event(`UID:${index}`, "DTSTART:20261101T090000Z", `DTEND:${end}`, "RRULE:FREQ=DAILY"),
      );
    expect(await faultOf(calendar(...daily("20261101T093000Z")))).toBe("too-many");
    expect(await faultOf(calendar(...daily("20261101T090000Z")))).toBe("too-many");
  });

  it("lets others have their turn, and ends where series take for ever to follow", async () => {
    // Each of them is counted through from its beginning.
    const old = Array.from({ length: 500 }, (_, index) =>
      event(`UID:${index}`, "DTSTART:19000101T090000Z", "RRULE:FREQ=DAILY;COUNT=99999"),
    );
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    try {
      expect(await faultOf(calendar(...old), 200)).toBe("too-slow");
    } finally {
      clearInterval(timer);
    }
    expect(turns).toBeGreaterThan(0);
  });
});
