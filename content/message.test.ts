import { expect, it } from "vitest";
import { nameDay } from "./message.ts";

it("days are named as one would say them", () => {
  const now = new Date(2026, 2, 1, 0, 10).getTime();
  const at = (...parts: [number, number, number, number]) =>
    nameDay(new Date(...parts).getTime(), now);
  expect(at(2026, 2, 1, 0)).toBe("Today");
  expect(at(2026, 1, 28, 23)).toBe("Yesterday");
  expect(at(2026, 1, 27, 9)).toBe("Friday 27 February");
  expect(at(2025, 11, 31, 9)).toBe("31 December 2025");
});
