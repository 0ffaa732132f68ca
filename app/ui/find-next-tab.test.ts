import { expect, it } from "vitest";
import { findNextTab } from "./find-next-tab.ts";

const tabs = ["one", "two", "three"];

it.each([
  ["ArrowRight", "one", "two"],
  ["ArrowRight", "three", "one"],
  ["ArrowLeft", "two", "one"],
  ["ArrowLeft", "one", "three"],
  ["Home", "three", "one"],
  ["End", "one", "three"],
])("%s leads from %s to %s", (key, from, to) => {
  expect(findNextTab(tabs, from, key)).toBe(to);
});

it("leads nowhere by another key, or where there is no tab", () => {
  expect(findNextTab(tabs, "one", "Tab")).toBeUndefined();
  expect(findNextTab([], "one", "ArrowRight")).toBeUndefined();
});
