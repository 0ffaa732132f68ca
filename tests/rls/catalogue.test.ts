import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { schemas } from "./catalogue.ts";

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

describe("policies", () => {
  it("ask who is calling once for each statement, not for each row", async () => {
    const policies = await test.owner<{ name: string; rule: string }[]>`
      select tablename || ': ' || policyname as name, concat_ws(' ', qual, with_check) as rule
      from pg_policies where schemaname in ${test.owner(schemas)}`;
    const perRow = policies.filter(({ rule }) =>
      /auth\.(uid|jwt|role)\(\)|private\.\w+\(\)/.test(
        rule.replaceAll(/SELECT (auth\.(uid|jwt|role)|private\.\w+)\(\)/g, ""),
      ),
    );
    expect(policies.length).toBeGreaterThan(0);
    expect(perRow).toEqual([]);
  });

  it("open to everyone are the packages alone", async () => {
    const open = await test.owner`
      select tablename, cmd from pg_policies where qual = 'true' or with_check = 'true'`;
    expect(open).toEqual([{ tablename: "pr_packages", cmd: "SELECT" }]);
  });

  it("never speak to PUBLIC, where the login role would be meant too", async () => {
    const all = await test.owner`select policyname from pg_policies where 'public' = any(roles)`;
    expect(all).toEqual([]);
  });
});

describe("functions", () => {
  it("of ours that run with their owner's rights pin their search path", async () => {
    const loose = await test.owner`
      select p.oid::regprocedure::text from pg_proc p
      where pronamespace = any(${schemas}::regnamespace[]) and prosecdef
        and not coalesce('search_path=""' = any(proconfig), false)`;
    expect(loose).toEqual([]);
  });
});

describe("tables", () => {
  it("have an index behind every foreign key", async () => {
    const bare = await test.owner`
      select c.conrelid::regclass::text as table, c.conname as key
      from pg_constraint c
      where c.contype = 'f' and c.connamespace = any(${schemas}::regnamespace[])
        and not exists (
          select from pg_index i
          where i.indrelid = c.conrelid and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
        )`;
    expect(bare).toEqual([]);
  });

  it("of ours that can change keep their times", async () => {
    const untouched = await test.owner`
      select a.attrelid::regclass::text as table from pg_attribute a
      join pg_class t on t.oid = a.attrelid and t.relkind = 'r'
      where a.attname = 'updated_at'
        and t.relnamespace = any(${["public", "private"]}::regnamespace[])
        and not exists (
          select from pg_trigger g where g.tgrelid = a.attrelid and g.tgname = 'keep_times'
        )`;
    expect(untouched).toEqual([]);
  });

  it("know pounds and wei as exact numbers", async () => {
    const inexact = await test.owner`
      select table_name, column_name from information_schema.columns
      where table_schema in ${test.owner(schemas)} and data_type in ('real', 'double precision')`;
    expect(inexact).toEqual([]);
  });
});
