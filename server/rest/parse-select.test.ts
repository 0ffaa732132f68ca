import { describe, expect, it } from "vitest";
import { parseSelect } from "./parse-select.ts";

const column = (name: string, alias: string | null = null) => ({ kind: "column", name, alias });

describe("parseSelect", () => {
  it("reads columns, renames and everything", () => {
    expect(parseSelect("*,id,label:title")).toEqual([
      { kind: "all" },
      column("id"),
      column("title", "label"),
    ]);
  });

  it("reads quoted names with anything inside", () => {
    expect(parseSelect('"a,b","say \\"x\\"":id')).toEqual([column("a,b"), column("id", 'say "x"')]);
  });

  it("reads an embedded resource with its hints", () => {
    expect(parseSelect("client:profiles!projects_user_id_fkey!inner(name:display_name,*)")).toEqual(
      [
        {
          kind: "embed",
          target: "profiles",
          alias: "client",
          hint: "projects_user_id_fkey",
          isInner: true,
          items: [column("display_name", "name"), { kind: "all" }],
        },
      ],
    );
    expect(parseSelect("profiles!left()")).toMatchObject([
      { hint: null, isInner: false, items: [] },
    ]);
  });

  it("reads nothing as no columns", () => {
    expect(parseSelect("")).toEqual([]);
  });

  it.each([
    ["id::text", "Casting a column"],
    ["data->a", "Reaching into JSON"],
    ["data->>a", "Reaching into JSON"],
    ["...profiles(id)", "Spreading"],
    ["budget.sum()", "aggregate"],
    ["count()", "aggregate"],
    ["a(b(c))", "Embedding inside"],
    ["id,", "failed to parse"],
    ["a(b", "failed to parse"],
    ["a)", "failed to parse"],
    ["a!b", "failed to parse"],
    ['"open', "failed to parse"],
    ["a\0b", "failed to parse"],
    ["x".repeat(64), "failed to parse"],
  ])("refuses %s", (text, reason) => {
    expect(() => parseSelect(text)).toThrow(reason);
  });
});
