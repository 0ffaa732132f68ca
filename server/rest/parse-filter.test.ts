import { describe, expect, it } from "vitest";
import { parseFilter, parseLogic } from "./parse-filter.ts";

const field = { name: "a", path: [] };
const parse = (text: string) => parseFilter(field, text);
const filter = (name: string, operator: string, more: Record<string, unknown>) => ({
  kind: "filter",
  field: { name, path: [] },
  operator,
  isNegated: false,
  ...more,
});
const compare = (name: string, operator: string, value: string, more = {}) =>
  filter(name, operator, { value, quantifier: null, ...more });

describe("parseFilter", () => {
  it("takes all that follows the operator as the value", () => {
    expect(parse('eq.a.b,(c) "d"')).toEqual(compare("a", "eq", 'a.b,(c) "d"'));
    expect(parse("eq.")).toEqual(compare("a", "eq", ""));
  });

  it("reads not, is and in", () => {
    expect(parse("not.gte.1")).toEqual(compare("a", "gte", "1", { isNegated: true }));
    expect(parse("is.NULL")).toEqual(filter("a", "is", { value: "null" }));
    expect(parse("not.is.unknown")).toEqual(
      filter("a", "is", { value: "unknown", isNegated: true }),
    );
    expect(parse('in.(1,"x,y","say \\"z\\"",")')).toEqual(
      filter("a", "in", { values: ["1", "x,y", 'say "z"', '"'] }),
    );
    expect(parse("in.()")).toEqual(filter("a", "in", { values: [] }));
    expect(parse('in.("")')).toEqual(filter("a", "in", { values: [] }));
    expect(parse("in.( 1,)")).toEqual(filter("a", "in", { values: ["1", ""] }));
  });

  it("reads what is asked of any or all", () => {
    expect(parse("like(any).{a*,b*}")).toEqual(
      compare("a", "like", "{a*,b*}", { quantifier: "any" }),
    );
    expect(parse("not.eq(all).{1}")).toEqual(
      compare("a", "eq", "{1}", { quantifier: "all", isNegated: true }),
    );
  });

  it("reads searches, with or without a language", () => {
    expect(parse("wfts.fat cat")).toEqual(filter("a", "wfts", { value: "fat cat", config: null }));
    expect(parse("fts(english).cat")).toEqual(
      filter("a", "fts", { value: "cat", config: "english" }),
    );
  });

  it.each([
    "eq",
    "",
    "equals.1",
    "not.not.eq.1",
    "is.maybe",
    "in.1,2",
    "in.(1,2",
    "in.(1)x",
    "eq(some).{1}",
    "neq(any).{1}",
    "is(any).null",
    "fts().cat",
    "fts(a'b).cat",
  ])("refuses %s", (text) => {
    expect(() => parse(text)).toThrow("failed to parse");
  });
});

describe("parseLogic", () => {
  it("reads nested trees, with spaces in them", () => {
    expect(
      parseLogic("or", false, "(a.eq.1, not.and( b.not.in.(2,3),c.is.null) ,d->>e.lt.4)"),
    ).toEqual({
      kind: "or",
      isNegated: false,
      conditions: [
        compare("a", "eq", "1"),
        {
          kind: "and",
          isNegated: true,
          conditions: [
            filter("b", "in", { values: ["2", "3"], isNegated: true }),
            filter("c", "is", { value: "null" }),
          ],
        },
        compare("d", "lt", "4", {
          field: { name: "d", path: [{ key: "e", isText: true, isIndex: false }] },
        }),
      ],
    });
  });

  it("keeps commas in quotes and in array literals", () => {
    expect(parseLogic("and", true, '(a.eq."x,y)",b.cs.{1,2})')).toEqual({
      kind: "and",
      isNegated: true,
      conditions: [compare("a", "eq", "x,y)"), compare("b", "cs", "{1,2}")],
    });
  });

  it.each(["a.eq.1", "(a.eq.1", "()", "(a)", "(a.eq.1)b", "(and(a.eq.1)", "(xor(a.eq.1))"])(
    "refuses %s",
    (text) => {
      expect(() => parseLogic("or", false, text)).toThrow("failed to parse");
    },
  );

  it("refuses a tree that is too deep", () => {
    const deep = `(${"and(".repeat(11)}a.eq.1${")".repeat(11)})`;
    expect(() => parseLogic("and", false, deep)).toThrow("10 levels deep");
  });
});
