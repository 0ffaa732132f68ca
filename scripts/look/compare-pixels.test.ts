import { describe, expect, it } from "vitest";
import { comparePixels, type Pixels } from "./compare-pixels.ts";

function paint(width: number, height: number, ...others: number[]): Pixels {
  const data = new Uint8ClampedArray(width * height * 4).fill(200);
  for (const pixel of others) data[pixel * 4 + 1] = 201;
  return { width, height, data };
}

describe("two pictures", () => {
  it("are the same when every pixel is", () => {
    expect(comparePixels(paint(10, 10), paint(10, 10))).toMatchObject({
      share: 0,
      hasOtherSize: false,
    });
  });

  it("differ by every pixel of which one colour is one step off", () => {
    const { share, hasOtherSize } = comparePixels(paint(10, 10), paint(10, 10, 3, 99));
    expect(share).toBe(0.02);
    expect(hasOtherSize).toBe(false);
  });

  it("differ where only one of them reaches, as shares of the larger one", () => {
    const { share, hasOtherSize, picture } = comparePixels(paint(10, 10), paint(10, 20));
    expect(share).toBe(0.5);
    expect(hasOtherSize).toBe(true);
    expect([picture.width, picture.height]).toEqual([10, 20]);
  });

  it("make a third that shows in red what differs, and the rest faintly", () => {
    const { data } = comparePixels(paint(2, 1), paint(2, 1, 1)).picture;
    expect([...data]).toEqual([50, 50, 50, 255, 255, 32, 32, 255]);
  });
});
