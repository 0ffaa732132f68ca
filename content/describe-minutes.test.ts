import { expect, it } from "vitest";
import { describeMinutes } from "./describe-minutes.ts";

it.each([
  [0, "0 min"],
  [59, "59 min"],
  [60, "1 h"],
  [179, "2 h 59 min"],
  [601, "10 h"],
  [1440, "24 h"],
  [2879, "47 h"],
  [2880, "2 days"],
  [9999, "6 days"],
])("%i minutes are %s", (minutes, words) => expect(describeMinutes(minutes)).toBe(words));
