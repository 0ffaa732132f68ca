import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { migrate } from "../../server/database/migrate.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";

let test: TestDatabase;
const product = join(import.meta.dirname, "../../supabase/migrations");
const root = mkdtempSync(join(tmpdir(), "kinolume-migrations-"));
let directory: string;
let round = 0;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(async () => {
  await test.drop();
  rmSync(root, { recursive: true });
});
beforeEach(async () => {
  round += 1;
  directory = join(root, String(round));
  cpSync(product, directory, { recursive: true });
  await test.owner`delete from supabase_migrations.schema_migrations where version like '3000%'`;
});

function put(version: string, name: string, text: string): void {
  writeFileSync(join(directory, `${version}_${name}.sql`), text);
}

async function run(): Promise<string[]> {
  const lines: string[] = [];
  await migrate({ connection: test.connection, directory, log: (line) => lines.push(line) });
  return lines;
}

async function listRecorded(name: string): Promise<readonly unknown[]> {
  return test.owner`
    select version, name, statements from supabase_migrations.schema_migrations
    where name like ${name} order by version`;
}

describe("migrations", () => {
  it("are applied once, in order, and recorded as the Supabase CLI does", async () => {
    put("30000101000002", "second", "insert into steps values (2);");
    put(
      "30000101000001",
      "first",
      "create table steps (step int); -- a; comment\ninsert into steps values (1);",
    );
    expect(await run()).toEqual([
      "Migrating the database: 30000101000001_first, 30000101000002_second",
    ]);
    expect(await run()).toEqual([]);
    expect(await test.owner`select step from steps order by step`).toEqual([
      { step: 1 },
      { step: 2 },
    ]);
    expect(await listRecorded("first")).toEqual([
      {
        version: "30000101000001",
        name: "first",
        statements: [
          "create table steps (step int)",
          "-- a; comment\ninsert into steps values (1)",
        ],
      },
    ]);
  });

  it("stop at the one that fails, say which and why, and leave the database as it was", async () => {
    put("30000102000001", "good", "create table good ();");
    put("30000102000002", "bad", "create table bad ();\nselect 1 /\n0;");
    put("30000102000003", "never", "create table never ();");
    await expect(run()).rejects.toThrow(
      "Migration 30000102000002_bad failed and changed nothing: division by zero",
    );
    const [left] = await test.owner`
      select to_regclass('good') as good, to_regclass('bad') as bad, to_regclass('never') as never`;
    expect(left).toEqual({ good: "good", bad: null, never: null });
    expect(await listRecorded("bad")).toEqual([]);
  });

  it("are counted when there are many", async () => {
    for (const step of [1, 2, 3, 4]) put(`3000010500000${step}`, "many", `select ${step};`);
    expect(await run()).toEqual(["Migrating the database: 4 steps, up to 30000105000004_many"]);
  });

  it("say where a file is wrong", async () => {
    put("30000103000001", "typo", "select 1;\ncreate tabel x ();");
    await expect(run()).rejects.toThrow("(line 2)");
  });

  it("are applied by one node when several start together", async () => {
    put("30000104000001", "together", "create table together (); select pg_sleep(0.1);");
    const lines = await Promise.all([run(), run(), run()]);
    expect(lines.flat()).toEqual(["Migrating the database: 30000104000001_together"]);
  });

  it("may drop what the rules of changes were written from, whether a node has asked for one or not", async () => {
    const { owner } = test;
    await owner.unsafe(`
      create table followed (id int primary key, is_open boolean);
      alter table followed enable row level security;
      create policy readers on followed for select to authenticated using (is_open);`);
    await owner`select private.write_rule('followed'::regclass, 'authenticated')`;
    put(
      "30000106000001",
      "close",
      "alter policy readers on followed using (true); alter table followed drop column is_open;",
    );
    put("30000106000002", "drop", "drop table followed;");
    await run();
    expect(await owner`select to_regclass('followed') as left`).toEqual([{ left: null }]);
  });

  it("refuse a history that this version does not know, before anything is changed, and say what to do", async () => {
    put("30000107000001", "next", "create table next_step ();");
    await test.owner`
      insert into supabase_migrations.schema_migrations (version, name)
      values ('30000101000001', 'elsewhere'), ('30000101000002', 'elsewhere')`;
    await expect(run()).rejects.toThrow(
      "This database was made by another version: its history has 2 steps that this one does not know, from " +
        "30000101000001_elsewhere on. Nothing was changed. If it holds demo data alone, remove the data directory and " +
        "start again; else see Upgrades in docs/deploy.md.",
    );
    expect(await test.owner`select to_regclass('next_step') as made`).toEqual([{ made: null }]);
  });

  it("know a step by its name as well: another one may bear the same number", async () => {
    put("30000108000001", "ours", "create table ours ();");
    await test.owner`
      insert into supabase_migrations.schema_migrations (version, name)
      values ('30000108000001', 'theirs')`;
    await expect(run()).rejects.toThrow(
      "its history has 1 step that this one does not know, 30000108000001_theirs.",
    );
    await test.owner`
      update supabase_migrations.schema_migrations set name = null where version = '30000108000001'`;
    expect(await run()).toEqual([]);
  });

  it("refuse a file whose name the Supabase CLI would not know", async () => {
    writeFileSync(join(directory, "fix.sql"), "select 1");
    await expect(run()).rejects.toThrow("fix.sql must be named <timestamp>_<name>.sql");
  });
});
