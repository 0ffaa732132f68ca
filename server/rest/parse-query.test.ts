import { describe, expect, it } from "vitest";
import { parseQuery, type Verb } from "./parse-query.ts";

const parse = (search: string, verb: Verb = "read") =>
  parseQuery(new URLSearchParams(search), verb);

const own = (name: string) => ({ relation: null, field: { name, path: [] } });

describe("parseQuery", () => {
  it("tells the resource's own parameters from those of an embedded one", () => {
    const query = parse(
      "select=id,notes(*)&status=eq.a&notes.kind=eq.b&notes.order=id.desc&notes.limit=2&order=id&limit=5&offset=1",
    );
    expect(query.main).toMatchObject({ limit: 5, offset: 1 });
    expect(query.main.conditions).toMatchObject([{ field: { name: "status" }, value: "a" }]);
    expect(query.main.embedded.get("notes")).toMatchObject({
      limit: 2,
      order: [{ field: { name: "id" }, direction: "desc", nulls: null }],
      conditions: [{ field: { name: "kind" }, value: "b" }],
    });
  });

  it("reads logic for both, and several filters on one column", () => {
    const query = parse("a=gt.1&a=lt.9&not.or=(b.eq.1)&notes.or=(c.eq.2)");
    expect(query.main.conditions).toMatchObject([
      { field: { name: "a" }, operator: "gt" },
      { field: { name: "a" }, operator: "lt" },
      { kind: "or", isNegated: true },
    ]);
    expect(query.main.embedded.get("notes")?.conditions).toMatchObject([
      { kind: "or", isNegated: false },
    ]);
  });

  it("follows a path of any length, with quoted names and arrows", () => {
    const { main } = parse(
      'notes.tags."a.b"->>c=eq.1&notes.tags.not.and=(d.eq.2)&"odd.order"=eq.3&order=x(y->z).desc',
    );
    expect(main.embedded.get("notes")?.embedded.get("tags")?.conditions).toMatchObject([
      { field: { name: "a.b", path: [{ key: "c", isText: true }] } },
      { kind: "and", isNegated: true },
    ]);
    expect(main.conditions).toMatchObject([{ field: { name: "odd.order" } }]);
    expect(main.order).toMatchObject([
      { relation: "x", field: { name: "y", path: [{ key: "z" }] }, direction: "desc" },
    ]);
  });

  it("takes an empty selection as everything, and an offset before the start as none", () => {
    expect(parse("select=&offset=-4")).toMatchObject({
      select: [{ kind: "all" }],
      main: { offset: 0 },
    });
  });

  it("reads the columns of an insert as supabase-js writes them", () => {
    const query = parse('columns="id","title"&on_conflict=id,title&select=id', "insert");
    expect(query).toMatchObject({ columns: ["id", "title"], onConflict: ["id", "title"] });
  });

  it("orders", () => {
    expect(parse("order=a.desc.nullslast,b.nullsfirst,c.asc").main.order).toEqual([
      { ...own("a"), direction: "desc", nulls: "last" },
      { ...own("b"), direction: "asc", nulls: "first" },
      { ...own("c"), direction: "asc", nulls: null },
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
    ["order=notes(a,b)", "read"],
    ["notes.limit=1&notes.limit=2", "read"],
    ["columns=a", "read"],
    ["on_conflict=a", "update"],
    ["id=eq.1", "insert"],
    ["limit=1", "update"],
    ["order=a", "delete"],
    ["page=2", "read"],
    ["a..b=eq.1", "read"],
    ["a->=eq.1", "read"],
  ])("refuses %s in a %s", (search, verb) => {
    expect(() => parse(search, verb)).toThrow();
  });
});
