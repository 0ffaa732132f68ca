import { describe, expect, it } from "vitest";
import { readStart, splitByPart, writeSlots, writeZones } from "./booking-slots.ts";

const slots = {
  zone: "America/New_York",
  days: [
    { day: "2026-11-20", slots: ["2026-11-20T14:00:00Z", "2026-11-20T18:30:00Z"] },
    { day: "2026-11-21", slots: [] },
    { day: "2026-11-23", slots: ["2026-11-23T15:00:00Z"] },
  ],
};

const radios = (html: string) =>
  Array.from(html.matchAll(/<input type="radio" name="([^"]+)" value="([^"]+)"( checked)?>/g)).map(
    ([, name, value, checked]) => `${name}=${value}${checked ? " checked" : ""}`,
  );

describe("the free times", () => {
  it("are days with a group of times each, the first day open and no time chosen", () => {
    expect(radios(writeSlots({ slots }))).toEqual([
      "day=2026-11-20 checked",
      "day=2026-11-23",
      "start-2026-11-20=2026-11-20T14:00:00Z",
      "start-2026-11-20=2026-11-20T18:30:00Z",
      "start-2026-11-23=2026-11-23T15:00:00Z",
    ]);
  });

  it("keep what is chosen, on its day", () => {
    expect(radios(writeSlots({ slots, chosen: "2026-11-23T15:00:00Z" }))).toEqual(
      expect.arrayContaining([
        "day=2026-11-20",
        "day=2026-11-23 checked",
        "start-2026-11-23=2026-11-23T15:00:00Z checked",
      ]),
    );
  });

  it("are on the visitor's clock, with the studio's beside it only where it shows another time", () => {
    const html = writeSlots({ slots });
    expect(html).toContain("<span>09:00</span> <small>14:00 London</small>");
    expect(writeSlots({ slots: { ...slots, zone: "Europe/London" } })).not.toContain("<small>");
  });

  it("put the nearest first where a time was taken, none of them chosen for anybody", () => {
    const html = writeSlots({ slots, chosen: "x", nearest: ["2026-11-20T14:00:00Z"] });
    expect(radios(html).slice(0, 2)).toEqual(["day=nearest checked", "day=2026-11-20"]);
    expect(html).toContain("Friday 20 November, 09:00");
    expect(html).not.toMatch(/start-[^>]* checked/);
  });

  it("stay on the day that was open, unless something is chosen or nearer", () => {
    const open = (shown: object) => radios(writeSlots({ slots, day: "2026-11-23", ...shown }));
    expect(open({})).toContain("day=2026-11-23 checked");
    expect(open({ chosen: "2026-11-20T14:00:00Z" })).toContain("day=2026-11-20 checked");
    expect(open({ slots: { ...slots, nearest: ["2026-11-20T14:00:00Z"] } })).toContain(
      "day=nearest checked",
    );
  });

  it("say so where nothing is free, and lead on", () => {
    const html = writeSlots({ slots: { zone: "Europe/London", days: [], next: "2026-12-04" } });
    expect(html).toContain("Nothing is free in these days.");
    expect(html).toContain('name="show" value="2026-12-04"');
  });

  it("let nothing out of its attribute", () => {
    const hostile = { zone: 'Europe/"><script>', days: [], next: '"><script>' };
    expect(writeSlots({ slots: hostile })).not.toContain("<script>");
    expect(writeZones('x"><script>')).not.toContain("<script>");
  });

  it("are told apart by the part of the day that it is there", () => {
    const starts = ["2026-11-20T14:00:00Z", "2026-11-20T18:30:00Z", "2026-11-20T23:30:00Z"];
    expect(splitByPart(starts, "America/New_York").map(({ part }) => part)).toEqual([
      "Morning",
      "Afternoon",
      "Evening",
    ]);
  });
});

describe("what a form asks for", () => {
  const form = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  };

  it("is the time of the day that is open, whatever is ticked on others", () => {
    expect(readStart(form({ day: "b", "start-a": "1", "start-b": "2" }))).toBe("2");
    expect(readStart(form({ day: "c", "start-a": "1" }))).toBe("");
    expect(readStart(form({}))).toBe("");
  });

  it("is what is said outright, where it is", () => {
    expect(readStart(form({ start: "3", day: "a", "start-a": "1" }))).toBe("3");
  });
});

describe("the zones to choose from", () => {
  it("begin with the studio's, and have one that the list does not know", () => {
    expect(writeZones()).toMatch(/^<option value="Europe\/London" selected>London<\/option>/);
    expect(writeZones("Asia/Almaty")).toContain('<option value="Asia/Almaty" selected>Almaty');
  });
});
