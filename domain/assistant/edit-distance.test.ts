import { expect, it } from "vitest";
import { editDistance } from "./edit-distance.ts";

it.each([
  ["film", "film", 0],
  ["fiml", "film", 1],
  ["flim", "film", 1],
  ["pakage", "package", 1],
  ["proffesional", "professional", 2],
  ["cat", "dog", 3],
])("counts the mistakes between %s and %s", (a, b, distance) => {
  expect(editDistance(a, b, 5)).toBe(distance);
  expect(editDistance(b, a, 5)).toBe(distance);
});

it("stops counting where it is too far anyway", () => {
  expect(editDistance("subscription", "x", 2)).toBe(3);
  expect(editDistance("subscription", "prescriptive", 2)).toBe(3);
});
