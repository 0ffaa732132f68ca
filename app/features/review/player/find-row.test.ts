import { describe, expect, it } from "vitest";
import { findRow } from "./find-row.ts";

const window = { from: 40, to: 60 };

function find(around: number, kept: readonly number[], isBack = false) {
  return findRow({ around, isBack, window, isKept: (frame) => kept.includes(frame) });
}

const between = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe("what is fetched next", () => {
  it("is all there is room for, where nothing is there yet", () => {
    expect(find(50, [])).toEqual(window);
    expect(find(50, [], true)).toEqual(window);
  });

  it("is what a step leads to, each frame as it comes into reach", () => {
    expect(find(50, between(44, 59))).toEqual({ from: 60, to: 60 });
    expect(find(50, between(44, 52))).toEqual({ from: 53, to: 60 });
  });

  it("is fetched backwards once half of it is gone, and then all of it", () => {
    expect(find(50, between(44, 60), true)).toBeUndefined();
    expect(find(50, between(45, 60), true)).toEqual({ from: 40, to: 44 });
    expect(find(40, between(41, 60), true)).toEqual({ from: 40, to: 40 });
  });

  it("is nothing once all is there", () => {
    expect(find(50, between(40, 60))).toBeUndefined();
    expect(find(50, between(40, 60), true)).toBeUndefined();
  });
});
