import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditActions, describeAudit } from "../../content/audit.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import type { Caller, Transaction } from "../../runtime/database/types.ts";

let test: TestDatabase;
let client: Person;
let staff: Person;
let projectId: string;

beforeAll(async () => {
  test = await createTestDatabase();
  client = await createPerson(test.owner, { displayName: "Ida Lund" });
  staff = await createPerson(test.owner, { staff: true, displayName: "Mara" });
  const [project] = await as(
    staff,
    (sql) => sql`
      insert into projects (user_id, title, status) values (${client.id}, 'Harbour film', 'review')
      returning id`,
  );
  projectId = String(project?.["id"]);
});
afterAll(() => test.drop());

const refused = { code: "42501" };

function as<T>(person: Person, work: (sql: Transaction) => Promise<T>): Promise<T> {
  return test.database.asCaller(person.caller, work);
}

async function entriesOf(rowId: string) {
  return test.owner`
    select actor_id, action, table_name, changes from audit_log where row_id = ${rowId} order by id`;
}

it("has words for every action that the log can hold", async () => {
  const [check] = await test.owner<{ rule: string }[]>`
    select pg_get_constraintdef(oid) as rule from pg_constraint
    where conname = 'audit_log_action_check'`;
  const actions = [...(check?.rule ?? "").matchAll(/'(\w+)'/g)].map(([, action = ""]) => action);
  expect(actions).toContain("update");
  expect(actions.toSorted()).toEqual(auditActions.map(({ value }) => value).toSorted());
  for (const action of actions) {
    const entry = { action, table: "users", changes: {}, actor: "Mara", row: "Ida Lund" };
    expect(describeAudit(entry)).toMatch(/^Mara [a-z].* Ida Lund\b/);
  }
});

describe("the audit log is append-only", () => {
  const writes = [
    "update audit_log set actor_id = null",
    "update audit_log set changes = '{\"status\": [1, 2]}'",
    "delete from audit_log",
    "truncate audit_log",
  ];

  it.each(writes)("for every role that serves requests: %s", async (statement) => {
    const callers: Caller[] = [
      staff.caller,
      client.caller,
      { role: "anon", claims: null },
      { role: "service_role", claims: null },
    ];
    for (const caller of callers) {
      const attempt = test.database.asCaller(caller, (sql) => sql.unsafe(statement));
      await expect(attempt).rejects.toMatchObject(refused);
    }
    const byServer = test.database.asOwner((sql) => sql.unsafe(statement));
    await expect(byServer).rejects.toMatchObject(refused);
  });

  it.each(writes)("for the owner of the database too: %s", async (statement) => {
    await expect(test.owner.unsafe(statement)).rejects.toMatchObject(refused);
  });

  it("and takes entries from nobody but its triggers", async () => {
    const insert = `insert into audit_log (actor_role, action, table_name, row_id)
      values ('authenticated', 'update', 'projects', '1')`;
    for (const caller of [staff.caller, { role: "service_role", claims: null } as const]) {
      const attempt = test.database.asCaller(caller, (sql) => sql.unsafe(insert));
      await expect(attempt).rejects.toMatchObject(refused);
    }
  });

  it("but forgets what it quotes when an account is forgotten", async () => {
    const { id } = await createPerson(test.owner);
    const [project] = await test.owner`
      insert into projects (user_id, title) values (${id}, 'Gone') returning id`;
    const rowId = String(project?.["id"]);
    await test.owner`update projects set title = 'Project' where id = ${rowId}`;
    await test.owner`update audit_log set changes = '{}' where row_id = ${rowId}`;
    expect((await entriesOf(rowId)).map(({ changes }) => changes)).toEqual([{}, {}]);
  });
});

describe("what staff do is in the log", () => {
  it("when they change a client's profile: which fields, not what stands in them", async () => {
    await as(
      staff,
      (sql) =>
        sql`update profiles set phone = '020 7946 0001', industry = 'Ports' where user_id = ${client.id}`,
    );
    const entry = { actor_id: staff.id, action: "update" };
    expect((await entriesOf(client.id)).slice(-2)).toEqual([
      { ...entry, table_name: "profiles", changes: { phone: [], industry: [] } },
      { ...entry, table_name: "companies", changes: { industry: [] } },
    ]);
  });

  it("when they write a message; what a client writes is not", async () => {
    const ids: string[] = [];
    for (const person of [staff, client]) {
      const [message] = await as(
        person,
        (sql) =>
          sql`insert into messages (user_id, body) values (${client.id}, 'Hello') returning id`,
      );
      ids.push(String(message?.["id"]));
    }
    const [byStaff = "", byClient = ""] = ids;
    expect(await entriesOf(byStaff)).toMatchObject([{ actor_id: staff.id, action: "insert" }]);
    expect(await entriesOf(byClient)).toEqual([]);
  });

  it("when they look at a dashboard as its client does; nobody else may", async () => {
    const entry = { actor_id: staff.id, action: "preview", changes: {} };
    await as(staff, (sql) => sql`select log_preview(${client.id})`);
    expect((await entriesOf(client.id)).at(-1)).toEqual({ ...entry, table_name: "companies" });
    await as(staff, (sql) => sql`select log_preview(${client.id}, ${client.id})`);
    expect((await entriesOf(client.id)).at(-1)).toEqual({ ...entry, table_name: "profiles" });
    const byClient = as(client, (sql) => sql`select log_preview(${client.id})`);
    await expect(byClient).rejects.toMatchObject(refused);
    const ofNobody = as(staff, (sql) => sql`select log_preview(${randomUUID()})`);
    await expect(ofNobody).rejects.toMatchObject({ code: "PT404" });
  });

  it("under names that a reader knows", async () => {
    const ids = await test.owner<{ id: string }[]>`
      select id from audit_log where row_id = ${projectId}`;
    const list = ids.map(({ id }) => id);
    const names = await as(
      staff,
      (sql) => sql`select actor_name, row_name from name_audit_entries(${list}::bigint[])`,
    );
    expect(names).toEqual([{ actor_name: "Mara", row_name: "Harbour film" }]);
    const byClient = await as(
      client,
      (sql) => sql`select * from name_audit_entries(${list}::bigint[])`,
    );
    expect(byClient).toHaveLength(0);
  });

  it("in every table that they may write to", async () => {
    // A policy that lets staff write, a grant that lets them try: then a trigger that writes the log.
    const unwatched = await test.owner`
      with written as (
        select p.polrelid as table_id, verb.name as verb, verb.bit as bit
        from pg_policy p
        join pg_class c on c.oid = p.polrelid
        cross join (values ('insert', 'a', 4), ('update', 'w', 16), ('delete', 'd', 8))
          as verb (name, letter, bit)
        where p.polpermissive and p.polcmd::text in ('*', verb.letter)
          and pg_get_expr(coalesce(p.polwithcheck, p.polqual), p.polrelid) like '%is_staff%'
          and (has_table_privilege('authenticated', p.polrelid, verb.name)
            or (verb.name <> 'delete'
              and has_any_column_privilege('authenticated', p.polrelid, verb.name)))
          -- A row of this one stands only while it is judged who may speak on a channel.
          and p.polrelid <> 'realtime.messages'::regclass
      )
      select distinct table_id::regclass::text as table, verb from written w
      where not exists (
        select from pg_trigger t join pg_proc f on f.oid = t.tgfoid
        where t.tgrelid = w.table_id and t.tgenabled = 'O' and t.tgtype & w.bit > 0
          and f.prosrc like '%insert into public.audit_log%'
      )`;
    expect(unwatched).toEqual([]);
  });
});
