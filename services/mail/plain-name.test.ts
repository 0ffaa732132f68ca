import { describe, expect, it } from "vitest";
import { plainName } from "./plain-name.ts";

describe("a name in a mail to somebody else", () => {
  it.each([
    "Harbour & Sons",
    "Smith & Sons Ltd.",
    "St. Ives Pottery",
    "Mærsk A/S",
    "株式会社 光",
    "O’Neill (Dublin) 24/7",
  ])("stays %s", (name) => {
    expect(plainName(name)).toBe(name);
  });

  it.each([
    ["an address of a page", "https://evil.example/pay", "https //evil example/pay"],
    ["one without a scheme", "evil.example now", "evil example now"],
    ["an address of a person", "pay@evil.example", "pay evil example"],
    ["wide letters", "ｅｖｉｌ．ｅｘａｍｐｌｅ", "evil example"],
    ["an ideographic full stop", "evil。example", "evil example"],
    ["a one dot leader", "evil\u2024example", "evil example"],
    ["a mark without a width in between", "evil\u200b.\u200bexample", "evil example"],
    ["lines", "Harbour\r\nYour password:\u2028evil", "Harbour Your password evil"],
    ["HTML", '<a href="//evil">Pay</a>', 'a href="//evil" Pay /a'],
    ["marks that turn the direction", "\u202Elive\u202C Ltd", "live Ltd"],
    ["a telephone number", "Call +44 (0)20 7946-0000 now", "Call … now"],
    ["half a character", "Ltd \ud83c", "Ltd \ufffd"],
  ])("holds no %s", (_what, name, shown) => {
    expect(plainName(name)).toBe(shown);
  });

  it("has at most 80 characters, and whole ones", () => {
    expect(plainName("a".repeat(80))).toBe("a".repeat(80));
    expect(plainName("a".repeat(81))).toBe(`${"a".repeat(79)}…`);
    expect(plainName("🎬".repeat(200))).toBe(`${"🎬".repeat(79)}…`);
  });

  it.each(["", "   ", "\u202E\u200b", "@.:"])("is none where nothing is to be read: %j", (name) => {
    expect(plainName(name)).toBeNull();
  });
});
