import { describe, expect, it } from "vitest";
import { parseFilter, parseLogic } from "./parse-filter.ts";

const filter = (column: string, operator: string, value: string | string[], isNegated = false) => ({
  kind: "filter",
  column,
  operator,
  isNegated,
  ...(Array.isArray(value) ? { values: value } : { value }),
});

describe("parseFilter", () => {
  it("takes all that follows the operator as the value", () => {
    expect(parseFilter("title", 'eq.a.b,(c) "d"')).toEqual(filter("title", "eq", 'a.b,(c) "d"'));
    expect(parseFilter("title", "eq.")).toEqual(filter("title", "eq", ""));
  });

  it("reads not, is and in", () => {
    expect(parseFilter("a", "not.gte.1")).toEqual(filter("a", "gte", "1", true));
    expect(parseFilter("a", "is.NULL")).toEqual(filter("a", "is", "null"));
    expect(parseFilter("a", "not.is.true")).toEqual(filter("a", "is", "true", true));
    expect(parseFilter("a", 'in.(1,"x,y","say \\"z\\"",)')).toEqual(
      filter("a", "in", ["1", "x,y", 'say "z"', ""]),
    );
    expect(parseFilter("a", "in.()")).toEqual(filter("a", "in", []));
  });

  it.each([
    ["eq", "failed to parse"],
    ["", "failed to parse"],
    ["equals.1", "failed to parse"],
    ["not.not.eq.1", "failed to parse"],
    ["is.maybe", "failed to parse"],
    ["in.1,2", "failed to parse"],
    ["in.(1,2", "failed to parse"],
    ["in.(1)x", "failed to parse"],
    ["fts.cat", 'The operator "fts" is not supported'],
    ["isdistinct.1", 'The operator "isdistinct" is not supported'],
    ["like(any).{a}", 'The modifier of "like" is not supported'],
    ["fts(english).cat", 'The modifier of "fts" is not supported'],
  ])("refuses %s", (text, reason) => {
    expect(() => parseFilter("a", text)).toThrow(reason);
  });
});

describe("parseLogic", () => {
  it("reads nested trees", () => {
    expect(parseLogic("or", false, "(a.eq.1,not.and(b.not.in.(2,3),c.is.null),d.lt.4)")).toEqual({
      kind: "or",
      isNegated: false,
      conditions: [
        filter("a", "eq", "1"),
        {
          kind: "and",
          isNegated: true,
          conditions: [filter("b", "in", ["2", "3"], true), filter("c", "is", "null")],
        },
        filter("d", "lt", "4"),
      ],
    });
  });

  it("keeps commas in quotes and in array literals", () => {
    expect(parseLogic("and", true, '(a.eq."x,y)",b.cs.{1,2})')).toEqual({
      kind: "and",
      isNegated: true,
      conditions: [filter("a", "eq", "x,y)"), filter("b", "cs", "{1,2}")],
    });
  });

  it.each(["a.eq.1", "(a.eq.1", "()", "(a)", "(a.eq.1)b", "(and(a.eq.1)", "(a->b.eq.1)"])(
    "refuses %s",
    (text) => {
      expect(() => parseLogic("or", false, text)).toThrow();
    },
  );

  it("refuses a tree that is too deep", () => {
    const deep = `(${"and(".repeat(11)}a.eq.1${")".repeat(11)})`;
    expect(() => parseLogic("and", false, deep)).toThrow("10 levels deep");
  });
});
