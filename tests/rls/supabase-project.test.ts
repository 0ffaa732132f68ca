import { randomBytes, randomUUID } from "node:crypto";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { migrate } from "../../server/database/migrate.ts";
import { listFollowedTables } from "../../server/realtime/list-followed-tables.ts";
import { createSupabaseProject, type SupabaseProject } from "../support/create-supabase-project.ts";
import { createTestDatabase } from "../support/create-test-database.ts";
import { expectedAccess } from "./expected-access.ts";

let project: SupabaseProject;
let owner: postgres.Sql;

beforeAll(async () => {
  const server = { ...inject("templateDatabase"), database: "postgres" };
  project = await createSupabaseProject(server, `test_project_${randomBytes(4).toString("hex")}`);
  await migrate({ connection: project.connection, log: () => {} });
  owner = postgres({ ...project.connection, max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await owner.end();
  await project.drop();
});

describe("in a Supabase project, as an owner who is no superuser", () => {
  it("the migrations apply, and leave accounts and sessions as they were", async () => {
    const [left] = await owner`
      select tableowner from pg_tables where schemaname = 'auth' and tablename = 'users'`;
    expect(left).toEqual({ tableowner: "project_auth" });
    expect(await owner`select to_regclass('auth.refresh_tokens') as added`).toEqual([
      { added: null },
    ]);
  });

  it("a new account gets its profile", async () => {
    const id = randomUUID();
    await owner`
      insert into auth.users (id, email, raw_user_meta_data)
      values (${id}, 'ada@clients.example', ${owner.json({ display_name: "Ada" })})`;
    expect(await owner`select display_name from profiles where user_id = ${id}`).toEqual([
      { display_name: "Ada" },
    ]);
  });

  it("the project's open-handed defaults give the request roles nothing more", async () => {
    const grants = await owner<{ table: string; role: string; verbs: string }[]>`
      select 'public.' || t.relname as table, r.role,
        concat(
          case when has_table_privilege(r.role, t.oid, 'select') then 'S' else '.' end,
          case when has_any_column_privilege(r.role, t.oid, 'insert') then 'I' else '.' end,
          case when has_any_column_privilege(r.role, t.oid, 'update') then 'U' else '.' end,
          case when has_table_privilege(r.role, t.oid, 'delete') then 'D' else '.' end,
          case when has_table_privilege(r.role, t.oid, 'truncate') then 'T' end
        ) as verbs
      from pg_class t, (values ('anon'), ('service_role')) as r (role)
      where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'`;
    const served = [...expectedAccess.keys()].filter((table) => table.startsWith("public."));
    expect(grants).toHaveLength(2 * served.length);
    for (const { table, role, verbs } of grants) {
      const expected = expectedAccess.get(table);
      expect(verbs, `${role} on ${table}`).toBe(
        role === "anon" ? expected?.anon : expected?.service,
      );
    }
  });

  it("the project's files keep their tables, and get our buckets and rules", async () => {
    const [left] = await owner`
      select tableowner, (select count(*)::int from pg_policies where tablename = 'objects') as rules
      from pg_tables where schemaname = 'storage' and tablename = 'objects'`;
    expect(left).toEqual({ tableowner: "project_storage", rules: 9 });
    const buckets = await owner`
      select id, public, file_size_limit is not null as limited from storage.buckets order by id`;
    expect(buckets).toEqual([
      { id: "attachments", public: false, limited: true },
      { id: "avatars", public: true, limited: true },
      { id: "deliverables", public: false, limited: true },
      { id: "labs", public: true, limited: true },
    ]);
  });

  it("its realtime follows our tables, and its private channels our rules", async () => {
    const joined = await owner<{ name: string }[]>`
      select tablename as name from pg_publication_tables
      where pubname = 'supabase_realtime' order by tablename collate "C"`;
    const elsewhere = await createTestDatabase();
    const followed = await listFollowedTables(elsewhere.database);
    await elsewhere.drop();
    expect(joined.map((table) => table.name)).toEqual([...followed].toSorted());
    expect(followed.size).toBeGreaterThanOrEqual(13);
    const rules = await owner`
      select cmd from pg_policies where schemaname = 'realtime' and tablename = 'messages' order by cmd`;
    expect(rules.map(({ cmd }) => cmd)).toEqual(["INSERT", "INSERT", "SELECT"]);
  });

  it("where its realtime reads the write-ahead log, nothing is logged besides", async () => {
    await owner`insert into auth.users (id, email) values (${randomUUID()}, 'log@clients.example')`;
    await owner`update profiles set company_name = 'Analytical'`;
    expect(await owner`select from private.change_log`).toEqual([]);
    const told = await owner`
      select tgname from pg_trigger where tgfoid::regproc::text ~ 'private\\.(log|notify)_change'`;
    expect(told).toEqual([]);
  });

  // Whoever has an invitation has its token, and nothing else yet.
  it("no rpc is open to visitors, save to read an invitation by its token", async () => {
    const open = await owner`
      select proname from pg_proc
      where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute')`;
    expect(open).toEqual([{ proname: "read_invitation" }]);
  });
});
