import { describe, expect, it } from "vitest";
import { findWeaknesses, ratePassword } from "./password-rules.ts";

describe("a password's weaknesses", () => {
  it.each([
    ["short", ["length"]],
    ["aaaa", ["length", "characters"]],
    ["aabbaabb", ["characters"]],
    ["Password123", ["pwned"]],
    ["harbour light", []],
    // Counted as a person counts them: eight pictures are eight characters.
    ["🎬🎥🌊⚓🚢💡🌙⭐", []],
  ])("%s: %j", (password, weaknesses) => {
    expect(findWeaknesses(password)).toEqual(weaknesses);
  });
});

describe("a password's strength", () => {
  it.each([
    ["", "weak"],
    ["password1", "weak"],
    ["harbour1", "fair"],
    ["harbour lamp", "good"],
    ["abcdeabcdeabcdeabcdeabcde", "fair"],
    ["one warm lamp in the fog", "strong"],
  ])("%s: %s", (password, strength) => {
    expect(ratePassword(password)).toBe(strength);
  });
});
