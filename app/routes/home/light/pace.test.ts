import { describe, expect, it } from "vitest";
import { createPace, scales } from "./pace.ts";

/** Frames that each take so long, until it gives up or `most` milliseconds are over; answers when that was. */
function run(pace: ReturnType<typeof createPace>, took: number, most: number): number | undefined {
  for (let now = 0; now <= most; now += took) if (!pace.keepsUp(now)) return now;
  return undefined;
}

describe("the pace", () => {
  it("keeps every pixel at sixty frames a second", () => {
    const pace = createPace(false);
    expect(run(pace, 16.7, 20_000)).toBeUndefined();
    expect(pace.scale).toBe(scales[0]);
  });

  it.each([30, 45, 90, 140, 200, 290])(
    "draws fewer pixels, and gives up within a second, where a frame takes %i ms",
    (took) => {
      const pace = createPace(false);
      const gaveUp = run(pace, took, 5000);
      expect(gaveUp).toBeGreaterThan(0);
      expect(gaveUp).toBeLessThan(1000);
    },
  );

  it("has enough with fewer pixels where that helps", () => {
    const pace = createPace(false);
    expect(run(pace, 40, 400)).toBeUndefined();
    expect(pace.scale).toBe(scales[1]);
    pace.rest();
    expect(run(pace, 16.7, 20_000)).toBeUndefined();
    expect(pace.scale).toBe(scales[1]);
  });

  it("gives up at one frame that nobody would wait for", () => {
    const pace = createPace(false);
    pace.keepsUp(0);
    expect(pace.keepsUp(450)).toBe(false);
  });

  it("does not count the time in which nothing was to be drawn", () => {
    const pace = createPace(false);
    pace.keepsUp(0);
    pace.rest();
    expect(pace.keepsUp(60_000)).toBe(true);
    expect(pace.scale).toBe(scales[0]);
  });

  it("waits for whoever asks for it, with the fewest pixels", () => {
    const pace = createPace(true);
    expect(run(pace, 3000, 60_000)).toBeUndefined();
    expect(pace.scale).toBe(scales.at(-1));
  });
});
