import { describe, expect, it } from "vitest";
import { addAnswer } from "./add-answer.ts";
import { parseCall } from "./call.ts";
import { readClock } from "./clock.ts";
import { canBecome, itemStatuses } from "./item.ts";
import { parseReply, splitParagraphs } from "./reply.ts";

const hour = 3_600_000;
const received = Date.parse("2026-03-01T09:00:00Z");
const item = {
  clock: "running" as const,
  received_at: new Date(received).toISOString(),
  due_at: new Date(received + 24 * hour).toISOString(),
  answered_at: null,
};

describe("the clock of an item", () => {
  it("runs from 24 hours to nothing", () => {
    expect(readClock(item, received)).toEqual({ kind: "running", minutesLeft: 1440, share: 1 });
    const behind = received - 30_000;
    expect(readClock(item, behind)).toEqual({ kind: "running", minutesLeft: 1440, share: 1 });
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

  it("stands still from the answer on, in time or late", () => {
    const after = (hours: number) =>
      readClock(
        {
          ...item,
          clock: "answered",
          answered_at: new Date(received + hours * hour).toISOString(),
        },
        received + 900 * hour,
      );
    expect(after(3)).toEqual({ kind: "stopped", minutesTaken: 180, wasInTime: true });
    expect(after(30)).toEqual({ kind: "stopped", minutesTaken: 1800, wasInTime: false });
  });

  it("says of what was closed without an answer that it was, whatever the time", () => {
    expect(readClock({ ...item, clock: "unanswered" }, received + hour)).toEqual({
      kind: "unanswered",
    });
  });

  it("does not run where there is nobody to answer", () => {
    expect(readClock({ ...item, due_at: null, clock: "none" }, received)).toEqual({
      kind: "none",
    });
  });
});

describe("where an item can go", () => {
  it("what is in spam comes out as new, and everything else can become anything else", () => {
    for (const status of itemStatuses)
      for (const to of itemStatuses) {
        const isAllowed = status === "spam" ? to === "new" : status !== to;
        const answered = { ...item, status, answered_at: item.received_at };
        expect(canBecome(answered, to), `${status} to ${to}`).toBe(isAllowed);
      }
  });

  it("nothing becomes answered without an answer, unless nobody can be given one", () => {
    const open = { ...item, status: "new" as const };
    expect(canBecome(open, "answered")).toBe(false);
    expect(canBecome(open, "won")).toBe(true);
    expect(canBecome({ ...open, due_at: null }, "answered")).toBe(true);
  });
});

describe("a call", () => {
  const between = { received: "2026-03-01T09:00", now: "2026-03-01T12:30" };

  it("is a minute between what came in and now, with or without words", () => {
    const when = "2026-03-01T09:00";
    expect(parseCall({ when, words: "  " }, between)).toEqual({ call: { when, words: null } });
    expect(parseCall({ when, words: " In May. " }, between)).toEqual({
      call: { when, words: "In May." },
    });
  });

  it.each([
    ["2026-03-01T08:59", "call-before-item"],
    ["2026-03-01T12:31", "call-in-future"],
    ["yesterday", "call-time-missing"],
    ["", "call-time-missing"],
  ])("is not %s", (when, fault) =>
    expect(parseCall({ when }, between)).toEqual({ faults: { when: fault } }),
  );
});

describe("a reply", () => {
  const reply = {
    itemId: "0b5e4f6e-3c1b-4a43-9a5d-0a6a4f6d7c11",
    subject: " Your film ",
    body: "Dear Ida,\r\n\r\nyes.\r\nAnd soon.\n \nKind regards",
  };

  it("is one line of subject and paragraphs of text", () => {
    const parsed = parseReply(reply);
    expect(parsed).toMatchObject({ reply: { subject: "Your film" } });
    if ("reply" in parsed)
      expect(splitParagraphs(parsed.reply.body)).toEqual([
        "Dear Ida,",
        "yes.\nAnd soon.",
        "Kind regards",
      ]);
  });

  it("is refused with a second header in its subject, or without words", () => {
    expect(parseReply({ ...reply, subject: "Hello\nBcc: a@b.example" })).toMatchObject({
      faults: { subject: "text-many-lines:subject" },
    });
    expect(parseReply({ ...reply, body: " \n " })).toMatchObject({
      faults: { body: "answer-missing" },
    });
    expect(parseReply({ ...reply, body: "a".repeat(20_001) })).toHaveProperty("faults.body");
    expect(parseReply(null)).toHaveProperty("faults");
  });
});

describe("a canned answer in a reply", () => {
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
