import { describe, expect, it } from "vitest";
import { splitStatements } from "./split-statements.ts";

describe("splitStatements", () => {
  it("splits at the semicolons between statements", () => {
    expect(splitStatements("select 1; select 2;\n")).toEqual(["select 1", "select 2"]);
  });

  it.each([
    ["a string", "select 'a;b', 'it''s; so'"],
    ["a name", 'select 1 as "a;b"'],
    ["a line comment", "select 1 -- not; here\n + 1"],
    ["a block comment", "select /* not; here */ 1"],
    ["a function body", "create function f() returns int as $$ select 1; $$ language sql"],
    ["a tagged body", "do $body$ begin execute $$x;$$; end $body$"],
  ])("leaves %s whole", (_what, statement) => {
    expect(splitStatements(`${statement};`)).toEqual([statement]);
  });

  it("drops what is only a comment", () => {
    expect(splitStatements("select 1; -- done\n/* really */")).toEqual(["select 1"]);
  });

  it("does not take a placeholder for the start of a body", () => {
    expect(splitStatements("select $1; select $1")).toEqual(["select $1", "select $1"]);
  });
});
