import { describe, expect, it } from "vitest";
import { addAnswer } from "./add-answer.ts";
import { readClock } from "./clock.ts";
import { describeMinutes } from "./describe-minutes.ts";
import { canBecome, itemStatuses } from "./item.ts";
import { parseLetter, splitParagraphs } from "./letter.ts";

const hour = 3_600_000;
const received = Date.parse("2026-03-01T09:00:00Z");
const item = {
  status: "new" as const,
  received_at: new Date(received).toISOString(),
  due_at: new Date(received + 24 * hour).toISOString(),
  answered_at: null,
};

describe("the clock of an item", () => {
  it("runs from 24 hours to nothing", () => {
    expect(readClock(item, received)).toEqual({ kind: "running", minutesLeft: 1440, share: 1 });
    expect(readClock(item, received + 18 * hour)).toEqual({
      kind: "running",
      minutesLeft: 360,
      share: 0.25,
    });
    expect(readClock(item, received + 24 * hour)).toEqual({
      kind: "running",
      minutesLeft: 0,
      share: 0,
    });
  });

  it("does not show more than all of it to a computer whose clock is behind", () => {
    expect(readClock(item, received - hour)).toMatchObject({ share: 1 });
  });

  it("says by how much it ran out", () => {
    expect(readClock(item, received + 26 * hour)).toEqual({ kind: "breached", minutesOver: 120 });
  });

  it("stands still once somebody has dealt with it, in time or late", () => {
    const after = (hours: number) =>
      readClock(
        {
          ...item,
          status: "won",
          answered_at: new Date(received + hours * hour).toISOString(),
        },
        received + 900 * hour,
      );
    expect(after(3)).toEqual({ kind: "stopped", minutesTaken: 180, wasInTime: true });
    expect(after(30)).toEqual({ kind: "stopped", minutesTaken: 1800, wasInTime: false });
  });

  it("does not run in spam", () => {
    expect(readClock({ ...item, status: "spam" }, received)).toEqual({ kind: "none" });
  });
});

it.each([
  [0, "0 min"],
  [59, "59 min"],
  [60, "1 h"],
  [179, "2 h 59 min"],
  [601, "10 h"],
  [1440, "24 h"],
  [2879, "47 h"],
  [2880, "2 days"],
  [9999, "6 days"],
])("%i minutes are %s", (minutes, words) => expect(describeMinutes(minutes)).toBe(words));

it("what is in spam comes out as new, and everything else can become anything else", () => {
  for (const from of itemStatuses)
    for (const to of itemStatuses) {
      const isAllowed = from === "spam" ? to === "new" : from !== to;
      expect(canBecome(from, to), `${from} to ${to}`).toBe(isAllowed);
    }
});

describe("a letter", () => {
  const letter = {
    itemId: "0b5e4f6e-3c1b-4a43-9a5d-0a6a4f6d7c11",
    subject: " Your film ",
    body: "Dear Ida,\r\n\r\nyes.\r\nAnd soon.\n \nKind regards",
  };

  it("is one line of subject and paragraphs of text", () => {
    const parsed = parseLetter(letter);
    expect(parsed).toMatchObject({ letter: { subject: "Your film" } });
    if ("letter" in parsed)
      expect(splitParagraphs(parsed.letter.body)).toEqual([
        "Dear Ida,",
        "yes.\nAnd soon.",
        "Kind regards",
      ]);
  });

  it("is refused with a second header in its subject, or without words", () => {
    expect(parseLetter({ ...letter, subject: "Hello\nBcc: a@b.example" })).toMatchObject({
      fields: { subject: "Please write the subject on one line." },
    });
    expect(parseLetter({ ...letter, body: " \n " })).toMatchObject({
      fields: { body: "Please write your answer." },
    });
    expect(parseLetter({ ...letter, body: "a".repeat(20_001) })).toHaveProperty("fields.body");
    expect(parseLetter(null)).toHaveProperty("fields");
  });
});

describe("a canned answer in a letter", () => {
  const begun = { greeting: "Dear Ida Lund,\n\n", name: "Ida Lund" };

  it("comes after what is written, whatever that is", () => {
    expect(addAnswer("Dear Ida,\n\nyes.\n", "Hello Ida Lund.", begun)).toBe(
      "Dear Ida,\n\nyes.\n\nHello Ida Lund.",
    );
    expect(addAnswer("Dear Ida Lund,\n\n", "We are looking into it.", begun)).toBe(
      "Dear Ida Lund,\n\nWe are looking into it.",
    );
    expect(addAnswer(" \n", "We are looking into it.", begun)).toBe("We are looking into it.");
  });

  it("does not greet twice", () => {
    expect(addAnswer("Dear Ida Lund,\n\n", "Hello Ida Lund, yes.", begun)).toBe(
      "Hello Ida Lund, yes.",
    );
  });
});
