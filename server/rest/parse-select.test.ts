import { describe, expect, it } from "vitest";
import { parseSelect } from "./parse-select.ts";

const column = (name: string, more: Record<string, unknown> = {}) => ({
  kind: "column",
  field: { name, path: [] },
  alias: null,
  cast: null,
  ...more,
});
const embed = (target: string, items: unknown[], more: Record<string, unknown> = {}) => ({
  kind: "embed",
  target,
  alias: null,
  hint: null,
  isInner: false,
  isSpread: false,
  items,
  ...more,
});
const arrow = (key: string, isText = false, isIndex = false) => ({ key, isText, isIndex });

describe("parseSelect", () => {
  it("reads columns, renames and everything, with spaces around them", () => {
    expect(parseSelect("*, id ,label:title, a b")).toEqual([
      { kind: "all" },
      column("id"),
      column("title", { alias: "label" }),
      column("a b"),
    ]);
  });

  it("reads quoted names with anything inside", () => {
    expect(parseSelect('"a,b","say \\"x\\"":id,"c.d->e"')).toEqual([
      column("a,b"),
      column("id", { alias: 'say "x"' }),
      column("c.d->e"),
    ]);
  });

  it("reads casts", () => {
    expect(parseSelect("id::text,day:at::timestamp with time zone")).toEqual([
      column("id", { cast: "text" }),
      column("at", { alias: "day", cast: "timestamp with time zone" }),
    ]);
  });

  it("reads paths into JSON", () => {
    const path = [arrow("a-b"), arrow("-1", false, true), arrow("c d", true)];
    expect(parseSelect('size:data->a-b->-1->>"c d"::int,x(data->0)')).toEqual([
      column("data", { field: { name: "data", path }, alias: "size", cast: "int" }),
      embed("x", [column("data", { field: { name: "data", path: [arrow("0", false, true)] } })]),
    ]);
  });

  it("reads embedded resources with their hints, one in another", () => {
    expect(
      parseSelect("client:profiles!projects_user_id_fkey!inner(name:display_name,*,notes!left())"),
    ).toEqual([
      embed(
        "profiles",
        [column("display_name", { alias: "name" }), { kind: "all" }, embed("notes", [])],
        { alias: "client", hint: "projects_user_id_fkey", isInner: true },
      ),
    ]);
  });

  it("reads what is spread", () => {
    expect(parseSelect("...profiles!key(id)")).toEqual([
      embed("profiles", [column("id")], { hint: "key", isSpread: true }),
    ]);
  });

  it("reads nothing as no columns", () => {
    expect(parseSelect("")).toEqual([]);
  });

  it.each([
    ["budget.sum()", "aggregate"],
    ["total:budget.avg()::int", "aggregate"],
    ["count()", "aggregate"],
    ["notes(count())", "aggregate"],
    ["id,", "failed to parse"],
    ["a(b", "failed to parse"],
    ["a)", "failed to parse"],
    ["a!b", "failed to parse"],
    ["a::", "failed to parse"],
    ["a->", "failed to parse"],
    ["a->>--3", "failed to parse"],
    ["a->b(c)", "failed to parse"],
    ["a.b", "failed to parse"],
    ["x:...a(b)", "failed to parse"],
    ['"open', "failed to parse"],
    ["a\0b", "failed to parse"],
    ['a->"\0"', "failed to parse"],
    ["x".repeat(64), "failed to parse"],
    [`${"a(".repeat(11)}${")".repeat(11)}`, "Embedding may be 10 levels deep, not more"],
    [Array.from({ length: 51 }, () => "a()").join(), "A request may embed 50 resources, not more"],
    [`a${"->b".repeat(31)}`, "A path into JSON may have 30 arrows, not more"],
  ])("refuses %s", (text, reason) => {
    expect(() => parseSelect(text)).toThrow(reason);
  });
});
