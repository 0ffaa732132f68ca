import { describe, expect, it } from "vitest";
import { placeFrame, placeInFrame, shownPart } from "./frame-place.ts";

describe("the frame of a film that covers its box", () => {
  const phone = { left: 0, top: 72, width: 390, height: 640 };
  const frame = placeFrame(phone, "44% 100%");

  it("is wider than an upright box, and lies as the page has it", () => {
    expect(frame.height).toBeCloseTo(640);
    expect(frame.width).toBeCloseTo((640 * 16) / 9);
    expect(frame.left).toBeCloseTo((390 - frame.width) * 0.44);
    expect(frame.top).toBeCloseTo(72);
  });

  it("is the box where both have one shape", () => {
    const box = { left: 10, top: 20, width: 1600, height: 900 };
    expect(placeFrame(box, "50% 50%")).toEqual(box);
  });

  it("counts as its picture does, rightwards and upwards", () => {
    expect(placeInFrame(frame, frame.left, frame.top)).toEqual([0, 1]);
    const [x, y] = placeInFrame(frame, frame.left + frame.width, frame.top + frame.height / 2);
    expect(x).toBeCloseTo(1);
    expect(y).toBeCloseTo(0.5);
  });

  it("is drawn only where its box shows it", () => {
    const part = shownPart(frame, phone, 1280, 720);
    expect(part.width / 1280).toBeCloseTo(390 / frame.width, 2);
    expect(part.left / 1280).toBeCloseTo(-frame.left / frame.width, 2);
    expect(part.height).toBe(720);
  });
});
