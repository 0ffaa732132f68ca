import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { migrate } from "../../server/database/migrate.ts";
import { createOldDatabase, fillOldDatabase } from "../migrations/old-database.ts";
import { oldStatements } from "../migrations/old-statements.ts";
import {
  createOldPeople,
  readScene,
  sendOld,
  startOldTraffic,
  type OldPeople,
  type OldTraffic,
} from "../migrations/old-traffic.ts";

let owner: postgres.Sql;
let people: OldPeople;
let took: number;
let told: Awaited<ReturnType<OldTraffic["stop"]>>;
const server = () => ({ ...inject("templateDatabase"), database: "postgres" });
const name = `test_before_${randomUUID().slice(0, 8)}`;

beforeAll(async () => {
  const connection = await createOldDatabase(server(), name);
  owner = postgres({ ...connection, max: 2, onnotice: () => {} });
  await fillOldDatabase(owner, { accounts: 60, rows: 6000 });
  people = await createOldPeople(owner);
  // As it was: the traffic writes for one client alone.
  await owner.unsafe(`
    create schema scratch;
    create table scratch.rows as
    select id, user_id, updated_at from projects
    union all select id, user_id, updated_at from pr_campaigns where user_id is not null
    union all select id, user_id, updated_at from eth_payments where user_id is not null;
    delete from scratch.rows where user_id = '${people.client}';
    create table scratch.log as select id from audit_log;`);
  const traffic = startOldTraffic(connection, people);
  const since = performance.now();
  await migrate({ connection, log: () => {} });
  took = performance.now() - since;
  told = await traffic.stop();
});
afterAll(async () => {
  await owner.end();
  const sql = postgres({ ...server(), max: 1, onnotice: () => {} });
  await sql.unsafe(`drop database ${name} with (force)`);
  await sql.end();
});

describe("a database of the version before, moved while it is used", () => {
  it("answers every statement of that version meanwhile, and none of them waits long", () => {
    expect(told.failures).toEqual([]);
    expect(told.sent).toBeGreaterThan(0);
    // One that waited for a lock would wait for most of it; on a busy machine everything takes longer.
    expect(told.longest.ms).toBeLessThan(took / 2);
  });

  it("has the company of its account in every row, and none where it was nobody's", async () => {
    const wrong = await owner`
      select 'projects' as name, id from projects where company_id is distinct from user_id
      union all
      select 'pr_campaigns', id from pr_campaigns where company_id is distinct from user_id
      union all
      select 'eth_payments', id from eth_payments where company_id is distinct from user_id
      union all
      select 'messages', id from messages where company_id is distinct from user_id
      union all
      select 'conversations', company_id from conversations where company_id is distinct from user_id
      union all
      select 'message_notices', company_id from private.message_notices
      where company_id is distinct from user_id`;
    expect(wrong).toEqual([]);
  });

  it("has each client as the owner of their company, and no staff in any", async () => {
    const strange = await owner`
      select u.id, u.raw_app_meta_data ->> 'role' as role, m.company_id, m.role as membership
      from auth.users u left join memberships m on m.user_id = u.id
      where case when u.raw_app_meta_data ->> 'role' = 'staff' then m.user_id is not null
        else m.company_id is distinct from u.id or m.role <> 'owner' or not m.is_current end`;
    expect(strange).toEqual([]);
    // Whoever has become staff had work as a client.
    const [left] = await owner`
      select count(*)::int as count from companies c
      where not exists (select from memberships m where m.company_id = c.id)`;
    expect(left).toEqual({ count: 1 });
    const differs = await owner`
      select from companies c join profiles p on p.user_id = c.id
      where (c.name, c.industry, c.website) is distinct from (p.company_name, p.industry, p.website)`;
    expect(differs).toHaveLength(0);
  });

  it("has no row that looks younger, and no entry of the log for the move", async () => {
    const younger = await owner`
      select r.id from scratch.rows r
      join (
        select id, updated_at from projects
        union all select id, updated_at from pr_campaigns
        union all select id, updated_at from eth_payments
      ) n on n.id = r.id
      where n.updated_at <> r.updated_at`;
    expect(younger).toEqual([]);
    const entries = await owner`
      select table_name, row_id, action from audit_log
      where id not in (select id from scratch.log) and actor_id is null
        and not (changes ? 'user_id') and row_id in (select id::text from scratch.rows)`;
    expect(entries).toEqual([]);
  });

  it("counts for each person what they had not read", async () => {
    const wrong = await owner`
      select r.company_id from conversation_readers r
      join conversations c on c.company_id = r.company_id
      where r.company_id <> ${people.client} and (c.unread_by_client > 0) <> exists (
        select from messages m
        where m.company_id = r.company_id and m.from_studio and m.created_at > r.read_until
      )`;
    expect(wrong).toEqual([]);
  });
});

describe("what the version before sends", () => {
  it.each(oldStatements)("goes on: $name", async (statement) => {
    const scene = await readScene(owner, people);
    const rows = await sendOld(owner, statement, { people, scene });
    const answers = statement.answers ?? [];
    if (answers.length > 0) {
      expect(rows.length).toBeGreaterThan(0);
      expect(Object.keys(rows[0] ?? {})).toEqual(expect.arrayContaining(answers));
    }
  });

  it("is no more than was true: what it asks for was answered before, too", async () => {
    // Against the schema that it was written for.
    const before = `${name}_again`;
    const connection = await createOldDatabase(server(), before);
    const sql = postgres({ ...connection, max: 1, onnotice: () => {} });
    const known = await createOldPeople(sql);
    for (const statement of oldStatements) {
      const scene = await readScene(sql, known);
      const rows = await sendOld(sql, statement, { people: known, scene });
      for (const column of statement.answers ?? [])
        expect(rows[0], statement.name).toHaveProperty(column);
    }
    await sql.end();
    const all = postgres({ ...server(), max: 1, onnotice: () => {} });
    await all.unsafe(`drop database ${before} with (force)`);
    await all.end();
  });
});
