import { describe, expect, it } from "vitest";
import { listThreads, type ReviewComment } from "../../../../domain/review/comment.ts";
import { clampFrame, frameAt, middleOf } from "./frame-time.ts";
import { gatherMarks } from "./gather-marks.ts";
import { readTypedTimecode } from "./read-typed-timecode.ts";
import { finenessAt, framesMoved, frameUnder } from "./scrub.ts";
import { faster, slower } from "./shuttle.ts";

const rates = [
  { num: 24_000, den: 1001 },
  { num: 25, den: 1 },
  { num: 30_000, den: 1001 },
  { num: 60_000, den: 1001 },
];

describe("a frame", () => {
  it("is known from the time at which it begins, over two hours at any rate", () => {
    for (const rate of rates)
      for (let frame = 0; frame < 7200 * (rate.num / rate.den); frame += 997) {
        // As files keep it: in ticks of 90,000 a second.
        const begins = Math.round(((frame * rate.den) / rate.num) * 90_000) / 90_000;
        expect(frameAt(begins, rate)).toBe(frame);
        // As Firefox says it of a picture that was sought.
        expect(frameAt(middleOf(frame, rate), rate)).toBe(frame);
        expect(Math.floor((middleOf(frame, rate) * rate.num) / rate.den)).toBe(frame);
      }
  });

  it("is one of the film's", () => {
    expect([-3, 12.4, 900].map((frame) => clampFrame(frame, 480))).toEqual([0, 12, 479]);
  });
});

describe("J and L", () => {
  it("go faster each time, and turn round", () => {
    expect([0, 0.5, 1, 2, 4, 8].map(faster)).toEqual([1, 1, 2, 4, 8, 8]);
    expect([0, -1, -8, 4].map(slower)).toEqual([-1, -2, -8, -1]);
    expect(faster(-4)).toBe(1);
  });
});

describe("the bar", () => {
  it("goes where it is touched", () => {
    const bar = { left: 100, width: 400 };
    expect([0, 100, 300, 900].map((x) => frameUnder(x, bar, 401))).toEqual([0, 0, 200, 400]);
  });

  it("moves more finely the further away a finger is", () => {
    const by = (distance: number) => framesMoved({ by: 40, distance, width: 400, frames: 401 });
    expect(by(0)).toBe(40);
    expect(by(-80)).toBeCloseTo(40 / 3);
    expect(by(150)).toBe(5);
    expect(finenessAt(-500)).toBe(1 / 16);
  });

  it("has room for ten thousand comments", () => {
    const many = Array.from({ length: 10_000 }, (_, number) => ({
      id: `c${number}`,
      number,
      parent_id: null,
      at_frame: (number * 7) % 480,
      to_frame: number % 5 === 0 ? Math.min(479, ((number * 7) % 480) + (number % 90)) : null,
      resolved_at: null,
      withdrawn_at: number % 11 === 0 ? "2026-11-18" : null,
      is_internal: false,
    })) as unknown as ReviewComment[];
    const marks = gatherMarks(listThreads(many), 480);
    expect(marks.length).toBeLessThan(450);
    expect(marks.every(({ from, to }) => from >= 0 && to <= 1 && from <= to)).toBe(true);
  });
});

describe("a typed timecode", () => {
  const clock = { rate: { num: 25, den: 1 }, isDrop: false };
  it("may be whole, or only its last digits", () => {
    expect(readTypedTimecode("00:00:04:12", clock)).toBe(112);
    expect(readTypedTimecode(" 412 ", clock)).toBe(112);
    expect(readTypedTimecode("1", clock)).toBe(1);
    expect(readTypedTimecode("10000", clock)).toBe(1500);
  });

  it("is refused where there is none", () => {
    for (const text of ["", "soon", "00:00:00:25", "425", "123456789"])
      expect(readTypedTimecode(text, clock), text).toBeNull();
  });
});
