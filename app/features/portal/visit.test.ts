import { describe, expect, it } from "vitest";
import { continueVisit, extendVisit } from "./visit.ts";

const minute = 60_000;

describe("a visit", () => {
  it("is the first when nothing is known of another", () => {
    expect(continueVisit(null, 5)).toEqual({ seenAt: 5, previous: null });
  });

  it("goes on over a reload", () => {
    const visit = { seenAt: 100 * minute, previous: 7 };
    expect(continueVisit(visit, 110 * minute)).toEqual({ seenAt: 110 * minute, previous: 7 });
  });

  it("after half an hour away is another", () => {
    const visit = { seenAt: 100 * minute, previous: 7 };
    expect(continueVisit(visit, 131 * minute).previous).toBe(100 * minute);
  });

  it("may be as long as it likes", () => {
    const visit = { seenAt: 100 * minute, previous: 7 };
    expect(extendVisit(visit, 300 * minute)).toEqual({ seenAt: 300 * minute, previous: 7 });
  });
});
