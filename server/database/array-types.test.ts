import { describe, expect, it } from "vitest";
import { parseArray, serializeArray } from "./array-types.ts";

describe("lists in PostgreSQL's own syntax", () => {
  it.each([
    ["nothing", []],
    ["words", ["one", "two"]],
    ["the separators themselves", ["a,b", "{c}", "d e"]],
    ["quotes and backslashes", ['say "so"', "C:\\new", "\\"]],
    ["empty and null", ["", null, "null", "NULL"]],
    ["several lines", ["a\nb", "c\r\nd"]],
  ])("keep %s", (_what, list) => {
    expect(parseArray(serializeArray(list), String)).toEqual(list);
  });

  it("are read as the server writes them, unquoted where it can", () => {
    expect(parseArray('{one,NULL,"two, three"}', String)).toEqual(["one", null, "two, three"]);
    expect(parseArray("{1,2,3}", Number)).toEqual([1, 2, 3]);
    expect(parseArray("{}", String)).toEqual([]);
  });

  it("hold times and objects as well", () => {
    const time = new Date("2026-01-01T00:00:00Z");
    expect(serializeArray([time])).toBe('{"2026-01-01T00:00:00.000Z"}');
    expect(serializeArray([{ a: 1 }])).toBe('{"{\\"a\\":1}"}');
  });

  it("let a literal through and refuse what is no list", () => {
    expect(serializeArray("{a,b}")).toBe("{a,b}");
    expect(() => serializeArray(1)).toThrow("A list is needed here.");
  });
});
