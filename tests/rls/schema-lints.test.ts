import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toRestError } from "../../server/rest/to-rest-error.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { listTables, schemas } from "./catalogue.ts";

let test: TestDatabase;

/** Supabase brings its own, as they are here: they name nothing that a search path could lead elsewhere. */
const platformFunctions = [
  "auth.email()",
  "auth.jwt()",
  "auth.role()",
  "auth.uid()",
  "realtime.topic()",
];

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
      /(?:auth|private|realtime)\.\w+\(\)|current_setting\(/.test(
        rule.replaceAll(/SELECT (?:auth|private|realtime)\.\w+\(\)/g, ""),
      ),
    );
    expect(policies.length).toBeGreaterThan(0);
    expect(perRow).toEqual([]);
  });

  it("permit each action of a role once", async () => {
    const several = await test.owner`
      select p.polrelid::regclass::text as table, r.rolname as role, a.action,
        array_agg(p.polname::text order by p.polname) as policies
      from pg_policy p
      join pg_class c on c.oid = p.polrelid
      cross join (values ('r', 'select'), ('a', 'insert'), ('w', 'update'), ('d', 'delete'))
        as a (letter, action)
      join pg_roles r on r.oid = any(p.polroles) or p.polroles = '{0}'
      where p.polpermissive and p.polcmd::text in (a.letter, '*')
        and c.relnamespace = any(${schemas}::regnamespace[])
      group by 1, 2, 3 having count(*) > 1`;
    expect(several).toEqual([]);
  });

  it("open to everyone are the packages alone", async () => {
    const open = await test.owner`
      select tablename, cmd from pg_policies where qual = 'true' or with_check = 'true'`;
    expect(open).toEqual([{ tablename: "pr_packages", cmd: "SELECT" }]);
  });

  it("believe nothing that users can write about themselves", async () => {
    const credulous = await test.owner`
      select tablename, policyname from pg_policies
      where concat_ws(' ', qual, with_check) ~ '(raw_)?user_meta_?data'
        and schemaname in ${test.owner(schemas)}`;
    expect(credulous).toEqual([]);
  });

  it("stand on no table on which they are switched off", async () => {
    const idle = await test.owner`
      select distinct polrelid::regclass::text as table from pg_policy p
      join pg_class c on c.oid = p.polrelid where not c.relrowsecurity`;
    expect(idle).toEqual([]);
  });

  it("never speak to PUBLIC, where the login role would be meant too", async () => {
    const all = await test.owner`select policyname from pg_policies where 'public' = any(roles)`;
    expect(all).toEqual([]);
  });
});

describe("functions", () => {
  it("of ours find what they name whatever the caller's search path is", async () => {
    const mutable = await test.owner<{ name: string }[]>`
      select p.oid::regprocedure::text as name from pg_proc p
      where pronamespace = any(${schemas}::regnamespace[])
        and not coalesce(exists (select from unnest(proconfig) s where s like 'search_path=%'), false)
      order by name`;
    expect(mutable.map(({ name }) => name)).toEqual(platformFunctions);
  });

  it("that run with their owner's rights for those who ask say why that is safe", async () => {
    const silent = await test.owner`
      select p.oid::regprocedure::text as name from pg_proc p
      where pronamespace = any(${schemas}::regnamespace[]) and prosecdef
        and (has_function_privilege('anon', p.oid, 'execute')
          or has_function_privilege('authenticated', p.oid, 'execute'))
        and not coalesce(
          obj_description(p.oid, 'pg_proc') ~ '^Safe as its owner: .{40}', false
        )
      order by name`;
    expect(silent).toEqual([]);
  });

  it("of ours that run with their owner's rights pin their search path", async () => {
    const loose = await test.owner`
      select p.oid::regprocedure::text from pg_proc p
      where pronamespace = any(${schemas}::regnamespace[]) and prosecdef
        and not coalesce('search_path=""' = any(proconfig), false)`;
    expect(loose).toEqual([]);
  });

  it("refuse in states that REST answers as the caller's mistake", async () => {
    const functions = await test.owner<{ name: string; source: string }[]>`
      select oid::regprocedure::text as name, prosrc as source from pg_proc
      where pronamespace = 'public'::regnamespace`;
    const raised = functions.flatMap(({ name, source }) =>
      Array.from(source.matchAll(/errcode = '(\w{5})'/g), ([, code = ""]) => ({ name, code })),
    );
    const faults = raised.filter(({ code }) => {
      const error: unknown = Object.assign(Object.create(postgres.PostgresError.prototype), {
        code,
      });
      return (toRestError(error, "authenticated")?.status ?? 500) >= 500;
    });
    expect(raised.length).toBeGreaterThan(5);
    expect(faults).toEqual([]);
  });
});

describe("tables", () => {
  it("have a primary key, every one", async () => {
    const bare = await test.owner`
      select c.oid::regclass::text as table from pg_class c
      where c.relkind in ('r', 'p') and c.relnamespace = any(${schemas}::regnamespace[])
        and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`;
    expect(bare).toEqual([]);
  });

  it("have no two indexes for the same thing", async () => {
    const doubled = await test.owner`
      select indrelid::regclass::text as table, array_agg(indexrelid::regclass::text) as indexes
      from pg_index i join pg_class c on c.oid = i.indexrelid
      where c.relnamespace = any(${schemas}::regnamespace[])
      group by indrelid, indkey::text, indclass::text, indoption::text, c.relam, indisunique,
        coalesce(pg_get_expr(indexprs, indrelid), ''), coalesce(pg_get_expr(indpred, indrelid), '')
      having count(*) > 1`;
    expect(doubled).toEqual([]);
  });

  it("are under policies, every one", async () => {
    const open = (await listTables(test.owner)).filter(({ secured }) => !secured);
    expect(open).toEqual([]);
  });

  it("have an index behind every foreign key", async () => {
    const bare = await test.owner`
      select c.conrelid::regclass::text as table, c.conname as key
      from pg_constraint c
      where c.contype = 'f' and c.connamespace = any(${schemas}::regnamespace[])
        and not exists (
          select from pg_index i
          where i.indrelid = c.conrelid and i.indpred is null
            and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
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

describe("the public schema", () => {
  it("holds no extension, and no view that reads with its owner's rights", async () => {
    const extensions = await test.owner`
      select extname from pg_extension where extnamespace = 'public'::regnamespace`;
    expect(extensions).toEqual([]);
    const views = await test.owner`
      select c.oid::regclass::text as name from pg_class c
      where c.relkind in ('v', 'm') and c.relnamespace = 'public'::regnamespace
        and not coalesce('security_invoker=true' = any(c.reloptions), false)`;
    expect(views).toEqual([]);
  });
});
