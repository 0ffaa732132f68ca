import { expect, it } from "vitest";
import { refusesFrames } from "./refuses-frames.ts";

it.each([
  [null, null, false],
  [null, "DENY", true],
  [null, "SAMEORIGIN", true],
  ["default-src 'self'", null, false],
  ["frame-ancestors 'none'", null, true],
  ["frame-ancestors 'self'", null, true],
  ["frame-ancestors *", "DENY", false],
  ["frame-ancestors https:", null, false],
  ["frame-ancestors https://agency.example", null, false],
  ["frame-ancestors https://*.example", null, false],
  ["frame-ancestors *.agency.example", null, true],
  ["frame-ancestors http://agency.example", null, true],
  ["frame-ancestors *, frame-ancestors 'none'", null, true],
])("a page with %s and %s is refused: %s", (contentSecurityPolicy, xFrameOptions, expected) => {
  expect(refusesFrames({ contentSecurityPolicy, xFrameOptions }, "https://agency.example")).toBe(
    expected,
  );
});
