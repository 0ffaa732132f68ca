import { expect, it } from "vitest";
import { readBanDuration } from "./ban-duration.ts";

it.each([
  ["100h", 360_000],
  ["1h30m", 5400],
  ["1.5h", 5400],
  ["90s", 90],
  ["500ms", 0.5],
  ["876000h", 3_153_600_000],
  ["none", null],
])("reads %s", (given, seconds) => {
  expect(readBanDuration(given)).toBe(seconds);
});

it.each(["", "h", "10", "1 h", "-1h", "1d", "99999999h", "1e9h", "NaN", "constructor"])(
  "refuses %j",
  (given) => {
    expect(() => readBanDuration(given)).toThrow("invalid format for ban duration");
  },
);
