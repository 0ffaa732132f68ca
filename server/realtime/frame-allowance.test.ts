import { expect, it } from "vitest";
import { createFrameAllowance } from "./frame-allowance.ts";

it("lets a burst through, then as many as come evenly", () => {
  let time = 0;
  const isAllowed = createFrameAllowance({ framesPerSecond: 10, frameBurst: 3 }, () => time);
  expect([isAllowed(), isAllowed(), isAllowed(), isAllowed()]).toEqual([true, true, true, false]);
  time += 100;
  expect([isAllowed(), isAllowed()]).toEqual([true, false]);
  time += 60_000;
  expect([1, 2, 3, 4].map(isAllowed)).toEqual([true, true, true, false]);
});
