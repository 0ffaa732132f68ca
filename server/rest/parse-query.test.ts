import { describe, expect, it } from "vitest";
import { parseQuery, type Verb } from "./parse-query.ts";

const parse = (search: string, verb: Verb = "read") =>
  parseQuery(new URLSearchParams(search), verb);

describe("parseQuery", () => {
  it("tells the resource's own parameters from those of an embedded one", () => {
    const query = parse(
      "select=id,notes(*)&status=eq.a&notes.kind=eq.b&notes.order=id.desc&notes.limit=2&order=id&limit=5&offset=1",
    );
    expect(query.main).toMatchObject({ limit: 5, offset: 1 });
    expect(query.main.conditions).toMatchObject([{ column: "status", value: "a" }]);
    expect(query.embedded.get("notes")).toMatchObject({
      limit: 2,
      order: [{ column: "id", direction: "desc", nulls: null }],
      conditions: [{ column: "kind", value: "b" }],
    });
  });

  it("reads logic for both, and several filters on one column", () => {
    const query = parse("a=gt.1&a=lt.9&not.or=(b.eq.1)&notes.or=(c.eq.2)");
    expect(query.main.conditions).toMatchObject([
      { column: "a", operator: "gt" },
      { column: "a", operator: "lt" },
      { kind: "or", isNegated: true },
    ]);
    expect(query.embedded.get("notes")?.conditions).toMatchObject([
      { kind: "or", isNegated: false },
    ]);
  });

  it("reads the columns of an insert as supabase-js writes them", () => {
    const query = parse('columns="id","title"&on_conflict=id,title&select=id', "insert");
    expect(query).toMatchObject({ columns: ["id", "title"], onConflict: ["id", "title"] });
  });

  it("orders", () => {
    expect(parse("order=a.desc.nullslast,b.nullsfirst,c.asc").main.order).toEqual([
      { column: "a", direction: "desc", nulls: "last" },
      { column: "b", direction: "asc", nulls: "first" },
      { column: "c", direction: "asc", nulls: null },
    ]);
  });

  it.each<[string, Verb]>([
    ["limit=1&limit=2", "read"],
    ["select=a&select=b", "read"],
    ["limit=-1", "read"],
    ["limit=1.5", "read"],
    ["offset=99999999999", "read"],
    ["order=a.up", "read"],
    ["order=a.desc.asc", "read"],
    ["order=notes(a)", "read"],
    ["columns=a", "read"],
    ["on_conflict=a", "update"],
    ["id=eq.1", "insert"],
    ["limit=1", "update"],
    ["order=a", "delete"],
    ["page=2", "read"],
    ["a->b=eq.1", "read"],
  ])("refuses %s in a %s", (search, verb) => {
    expect(() => parse(search, verb)).toThrow();
  });
});
