import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refuseDeed, staffDeedWords } from "../../content/staff-roles.ts";
import { staffDeeds, type StaffDeed } from "../../domain/staff/deed.ts";
import { staffRoles, type StaffRole } from "../../domain/staff/role.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import type { Transaction } from "../../runtime/database/types.ts";

let test: TestDatabase;
let client: Person;

beforeAll(async () => {
  test = await createTestDatabase();
  client = await createPerson(test.owner, { displayName: "Ida Lund" });
});
afterAll(() => test.drop());

function as<T>(person: Person, work: (sql: Transaction) => Promise<T>): Promise<T> {
  return test.database.asCaller(person.caller, work);
}

const employ = (...roles: StaffRole[]) => createPerson(test.owner, { staff: true, roles });

async function rolesOf({ id }: Person): Promise<string[] | undefined> {
  const [row] = await test.owner<{ roles: string[] }[]>`
    select roles from staff_members where user_id = ${id}`;
  return row?.roles;
}

describe("what there is to do", () => {
  it("is the same to the database as to pages and functions, with who may and how it is refused", async () => {
    const deeds = await test.owner<{ deed: string; roles: string[]; words: string }[]>`
      select deed, roles, words from private.list_deeds()`;
    expect(Object.fromEntries(deeds.map(({ deed, roles }) => [deed, roles]))).toEqual(staffDeeds);
    expect(Object.fromEntries(deeds.map(({ deed, words }) => [deed, words]))).toEqual(
      staffDeedWords,
    );
    const [check] = await test.owner<{ rule: string }[]>`
      select pg_get_constraintdef(oid) as rule from pg_constraint
      where conname = 'staff_members_roles_check'`;
    const known = [...(check?.rule ?? "").matchAll(/'(\w+)'/g)].map(([, role = ""]) => role);
    expect(known).toEqual(staffRoles);
  });

  it.each(Object.keys(staffDeeds) as StaffDeed[])(
    "is refused in the same words: %s",
    async (deed) => {
      const refused = test.owner`select private.refuse_deed(${deed})`;
      await expect(refused).rejects.toMatchObject({
        code: "42501",
        hint: "staff_role",
        message: refuseDeed(deed),
      });
    },
  );

  it("is asked before every statement by which staff could write, table by table", async () => {
    const unasked = await test.owner`
      with written as (
        select p.polrelid as table_id, verb.name as verb, verb.letter as letter, verb.bit as bit
        from pg_policy p
        cross join (values ('insert', 'a', 4), ('update', 'w', 16), ('delete', 'd', 8))
          as verb (name, letter, bit)
        where p.polpermissive and p.polcmd::text in ('*', verb.letter)
          and pg_get_expr(coalesce(p.polwithcheck, p.polqual), p.polrelid)
            ~ 'is_staff|_readable_owner|_readable_company'
          and (has_table_privilege('authenticated', p.polrelid, verb.name)
            or (verb.name <> 'delete'
              and has_any_column_privilege('authenticated', p.polrelid, verb.name)))
      )
      select distinct table_id::regclass::text as table, verb from written w
      where not exists (
        select from pg_trigger t
        where t.tgrelid = w.table_id and t.tgenabled = 'O' and t.tgtype & w.bit > 0
          and t.tgfoid = 'private.check_deed()'::regprocedure
      ) and not exists (
        select from pg_policy p
        where p.polrelid = w.table_id and not p.polpermissive and p.polcmd::text = w.letter
          and pg_get_expr(coalesce(p.polwithcheck, p.polqual), p.polrelid) like '%staff_may%'
      )`;
    expect(unasked).toEqual([]);
  });

  it("has a name that the database knows, wherever it is asked", async () => {
    const asked = await test.owner<{ deed: string }[]>`
      select distinct split_part(encode(t.tgargs, 'escape'), '\\', 1) as deed from pg_trigger t
      where t.tgfoid = 'private.check_deed()'::regprocedure
      union
      select distinct (regexp_matches(concat_ws(' ', qual, with_check), 'staff_may\\(''(\\w+)', 'g'))[1]
      from pg_policies
      union
      select distinct (regexp_matches(prosrc, '(?:staff_may|refuse_deed)\\(''(\\w+)', 'g'))[1]
      from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;
    expect(asked.length).toBeGreaterThan(8);
    expect(asked.map(({ deed }) => deed).filter((deed) => !(deed in staffDeeds))).toEqual([]);
  });

  it("is refused with a reason, and not by finding no rows", async () => {
    const finance = await employ("finance");
    const change = as(finance, (sql) => sql`update companies set name = 'Taken'`);
    await expect(change).rejects.toMatchObject({ message: refuseDeed("clients") });
    const erase = as(
      { ...finance, caller: { ...finance.caller, claims: { ...finance.caller.claims, amr: [] } } },
      (sql) => sql`delete from enquiries`,
    );
    await expect(erase).rejects.toMatchObject({ message: refuseDeed("inbox") });
  });

  it("changes with the next request of whoever has another role now", async () => {
    const admin = await employ("admin");
    const person = await employ("finance");
    const add = () =>
      as(person, (sql) => sql`insert into projects (user_id, title) values (${client.id}, 'Film')`);
    await expect(add()).rejects.toMatchObject({ code: "42501" });
    await as(admin, (sql) => sql`select set_staff_roles(${person.id}, '{producer,finance}')`);
    await add();
    await as(admin, (sql) => sql`select set_staff_roles(${person.id}, '{editor}')`);
    await expect(add()).rejects.toMatchObject({ message: refuseDeed("projects") });
  });

  it("is nothing to staff who have not shown their code, who are not taken for clients either", async () => {
    const careful = await employ("producer");
    await test.owner`
      insert into auth.mfa_factors (user_id, status, secret) values (${careful.id}, 'verified', 'A')`;
    const write = as(
      careful,
      (sql) => sql`insert into messages (company_id, body) values (${client.id}, 'Hello')`,
    );
    await expect(write).rejects.toMatchObject({ code: "42501" });
  });

  it("leaves what follows by itself alone: an editor's delivery moves the project's history on", async () => {
    const editor = await employ("editor");
    const [project] = await test.owner<{ id: string }[]>`
      insert into projects (user_id, title) values (${client.id}, 'Film') returning id`;
    const id = String(project?.id);
    await as(
      editor,
      (sql) => sql`
        insert into pr_deliverables (project_id, title, url) values (${id}, 'Cut', 'https://film.example')`,
    );
    const [made] = await test.owner<{ id: string }[]>`
      select id from pr_deliverables where project_id = ${id}`;
    await as(editor, (sql) => sql`select deliver_version(${String(made?.id)})`);
    const producer = await employ("producer");
    await as(producer, (sql) => sql`delete from projects where id = ${id}`);
    expect(await test.owner`select from pr_deliverables where project_id = ${id}`).toEqual([]);
  });
});

describe("reading for others", () => {
  it("marks nothing as read, and promises visitors nobody", async () => {
    await test.owner`
      insert into messages (company_id, body, from_studio) values (${client.id}, 'Hello', false)`;
    const [finance, producer] = [await employ("finance"), await employ("producer")];
    const read = (person: Person) =>
      as(person, (sql) => sql`select mark_messages_read(${client.id}) as marked`);
    expect(await read(finance)).toEqual([{ marked: 0 }]);
    expect(await read(producer)).toEqual([{ marked: 1 }]);

    const isStaffed = async () =>
      (await test.owner`select private.is_staffed() as answer`).map(({ answer }) => answer);
    await as(finance, (sql) => sql`select mark_present(gen_random_uuid())`);
    expect(await isStaffed()).toEqual([false]);
    await as(producer, (sql) => sql`select mark_present(gen_random_uuid())`);
    expect(await isStaffed()).toEqual([true]);
  });

  it("is seen by colleagues while the page is open, and when it was left", async () => {
    const editor = await employ("editor");
    await test.owner`update auth.users set last_sign_in_at = now() - interval '2 hours' where id = ${editor.id}`;
    await test.owner`update auth.sessions set created_at = now() - interval '2 hours' where user_id = ${editor.id}`;
    const page = randomUUID();
    const mark = (isHere: boolean) =>
      as(editor, (sql) => sql`select mark_present(${page}, ${isHere})`);
    const minutesAgo = async () => {
      const [row] = await as(
        editor,
        (sql) => sql<{ minutes: number }[]>`
          select round(extract(epoch from now() - last_seen_at) / 60)::int as minutes
          from list_staff() where is_me`,
      );
      return row?.minutes;
    };
    const wait = () => test.owner`
      update private.staff_last_seen set seen_at = now() - interval '8 minutes'
      where user_id = ${editor.id}`;
    expect(await minutesAgo()).toBe(120);
    await mark(true);
    expect(await minutesAgo()).toBe(0);
    await wait();
    expect(await minutesAgo()).toBe(8);
    await mark(false);
    expect(await minutesAgo()).toBe(0);
  });

  it("leaves the history of items and payments to all of them, and the rest of the log to admins", async () => {
    const [admin, editor] = [await employ("admin"), await employ("editor")];
    await test.owner`insert into enquiries (kind, email, content_hash) values ('contact', 'a@b.example', '0x1')`;
    await test.owner`update inbox_items set owner_id = ${editor.id}`;
    const tables = async (person: Person) => {
      const rows = await as(person, (sql) => sql`select distinct table_name from audit_log`);
      return rows.map((row) => String(row["table_name"]));
    };
    expect(await tables(editor)).toEqual(["inbox_items"]);
    expect(await tables(admin)).toEqual(expect.arrayContaining(["inbox_items", "users"]));
  });
});

describe("who becomes staff without anybody saying as what", () => {
  it("is an admin while there is none, and a producer from then on", async () => {
    const fresh = await createTestDatabase();
    try {
      const make = async () => {
        const { id } = await createPerson(fresh.owner);
        await fresh.owner`
          update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "staff"}' where id = ${id}`;
        return fresh.owner`select roles from staff_members where user_id = ${id}`;
      };
      expect(await make()).toEqual([{ roles: ["admin"] }]);
      expect(await make()).toEqual([{ roles: ["producer"] }]);
      await fresh.owner`update auth.users set raw_app_meta_data = '{}'`;
      expect(await fresh.owner`select from staff_members`).toEqual([]);
      expect(await make()).toEqual([{ roles: ["admin"] }]);
    } finally {
      await fresh.drop();
    }
  });
});

describe("the second factor from a day on", () => {
  const require = (person: Person, day: string | null) =>
    as(person, (sql) => sql`select require_second_factor(${day}::date)`);
  const today = new Date().toISOString().slice(0, 10);

  it("is asked by an admin who has one, of a day that is not over", async () => {
    const bare = await employ("admin");
    await expect(require(bare, today)).rejects.toMatchObject({ hint: "own_factor" });
    const admin = await createPerson(test.owner, { staff: true, hasShownCode: true });
    await expect(require(admin, "2020-01-01")).rejects.toMatchObject({ hint: "past" });
    await expect(require(await employ("producer"), today)).rejects.toMatchObject({
      message: refuseDeed("staff"),
    });
  });

  it("leaves whoever has none outside until they have, and no longer when it is taken back", async () => {
    const admin = await createPerson(test.owner, { staff: true, hasShownCode: true });
    const bare = await employ("admin");
    const countStaff = async (person: Person) =>
      (await as(person, (sql) => sql`select from staff_members`)).length;
    const access = (person: Person) =>
      as(person, (sql) => sql`select lacks_second_factor as lacks from my_staff_access()`);
    await require(admin, "2999-01-01");
    expect(await countStaff(bare)).toBeGreaterThan(0);
    expect(await access(bare)).toEqual([{ lacks: false }]);
    await require(admin, today);
    expect(await countStaff(bare)).toBe(0);
    expect(await access(bare)).toEqual([{ lacks: true }]);
    expect(await countStaff(admin)).toBeGreaterThan(0);
    const written = await as(bare, (sql) => sql`update projects set title = '' returning id`);
    expect(written).toEqual([]);
    const [asked] = await test.owner`select private.staff_roles(${bare.id}) as roles`;
    expect(asked).toEqual({ roles: [] });
    await test.owner`
      insert into auth.mfa_factors (user_id, status, secret) values (${bare.id}, 'verified', 'A')`;
    const shown = { ...bare.caller, claims: { ...bare.caller.claims, aal: "aal2" } };
    expect(await countStaff({ ...bare, caller: shown })).toBeGreaterThan(0);
    await require(admin, null);
    expect(await countStaff(await employ("finance"))).toBeGreaterThan(0);
    const log = await test.owner`
      select actor_id, changes from audit_log where table_name = 'studio_settings' order by id`;
    expect(log).toEqual([
      { actor_id: admin.id, changes: { second_factor_from: [null, "2999-01-01"] } },
      { actor_id: admin.id, changes: { second_factor_from: ["2999-01-01", today] } },
      { actor_id: admin.id, changes: { second_factor_from: [today, null] } },
    ]);
  });
});

describe("somebody who is removed", () => {
  it("hands over what they had in hand, and is out with every session", async () => {
    const [admin, leaver, heir] = [
      await employ("admin"),
      await employ("producer"),
      await employ("producer"),
    ];
    const [talk] = await test.owner<{ id: string }[]>`
      insert into chat_conversations default values returning id`;
    const talkId = String(talk?.id);
    await test.owner`insert into talks (id, state, taken_by) values (${talkId}, 'open', ${leaver.id})`;
    await test.owner`
      insert into enquiries (kind, email, content_hash)
      values ('contact', 'open@b.example', '0x2'), ('contact', 'done@b.example', '0x3')`;
    await test.owner`
      update inbox_items i set owner_id = ${leaver.id},
        status = case e.email when 'done@b.example' then 'lost' else 'new' end
      from enquiries e where e.id = i.enquiry_id and e.email in ('open@b.example', 'done@b.example')`;
    await test.owner`
      insert into messages (company_id, body, from_studio) values (${client.id}, 'Hello', false)`;
    await test.owner`update conversations set assigned_to = ${leaver.id} where company_id = ${client.id}`;
    const described = await as(admin, (sql) => sql`select * from describe_hand_over(${leaver.id})`);
    expect(described).toEqual([{ items: "1", conversations: "1", talks: "1" }]);

    const toFinance = as(
      admin,
      async (sql) => sql`select remove_staff(${leaver.id}, ${(await employ("finance")).id})`,
    );
    await expect(toFinance).rejects.toMatchObject({ code: "PT409", hint: "heir" });
    await as(admin, (sql) => sql`select remove_staff(${leaver.id}, ${heir.id})`);

    const held = await test.owner`
      select e.email, i.owner_id from inbox_items i join enquiries e on e.id = i.enquiry_id
      where i.owner_id in (${leaver.id}, ${heir.id}) order by e.email`;
    expect(held).toEqual([
      { email: "done@b.example", owner_id: leaver.id },
      { email: "open@b.example", owner_id: heir.id },
    ]);
    const [passed] = await test.owner`
      select (select taken_by from talks where id = ${talkId}),
        (select assigned_to from conversations where company_id = ${client.id})`;
    expect(passed).toEqual({ taken_by: heir.id, assigned_to: heir.id });
    expect(await rolesOf(leaver)).toBeUndefined();
    expect(await test.owner`select from auth.sessions where user_id = ${leaver.id}`).toEqual([]);
    const [entry] = await test.owner`
      select actor_id, changes from audit_log
      where table_name = 'users' and row_id = ${leaver.id} order by id desc limit 1`;
    expect(entry).toEqual({ actor_id: admin.id, changes: { role: ["staff", null] } });
  });

  it("is removed by an admin who has just signed in, and by nobody else", async () => {
    const [admin, producer] = [await employ("admin"), await employ("producer")];
    const stale: Person = {
      ...admin,
      caller: { ...admin.caller, claims: { ...admin.caller.claims, amr: [] } },
    };
    const remove = (by: Person) => as(by, (sql) => sql`select remove_staff(${producer.id})`);
    await expect(remove(stale)).rejects.toMatchObject({ hint: "recent_sign_in" });
    await expect(remove(producer)).rejects.toMatchObject({ message: refuseDeed("staff") });
    await expect(as(admin, (sql) => sql`select remove_staff(${client.id})`)).rejects.toMatchObject({
      code: "PT404",
    });
    await remove(admin);
  });

  it("loses their sessions alone where that is asked, and it is in the log", async () => {
    const [admin, producer] = [await employ("admin"), await employ("producer")];
    await as(admin, (sql) => sql`select end_staff_sessions(${producer.id})`);
    expect(await test.owner`select from auth.sessions where user_id = ${producer.id}`).toEqual([]);
    await as(admin, (sql) => sql`select end_staff_sessions(${admin.id})`);
    expect(await test.owner`select from auth.sessions where user_id = ${admin.id}`).toHaveLength(1);
    const [entry] = await test.owner`
      select actor_id, action from audit_log where row_id = ${producer.id} order by id desc limit 1`;
    expect(entry).toEqual({ actor_id: admin.id, action: "end_sessions" });
  });
});

describe("the last admin", () => {
  let fresh: TestDatabase;
  let ada: Person;
  let tom: Person;
  beforeAll(async () => {
    fresh = await createTestDatabase();
    ada = await createPerson(fresh.owner, { staff: true });
    tom = await createPerson(fresh.owner, { staff: true });
  });
  afterAll(() => fresh.drop());
  const listAdmins = () =>
    fresh.owner`select user_id from staff_members where 'admin' = any (roles)`;

  it("remains, when two remove each other at once", async () => {
    let other: Promise<unknown> | undefined;
    await fresh.database.asCaller(ada.caller, async (sql) => {
      await sql`select remove_staff(${tom.id})`;
      other = fresh.database.asCaller(tom.caller, (later) => later`select remove_staff(${ada.id})`);
      other.catch(() => undefined);
      await waitForLock(fresh);
    });
    await expect(other).rejects.toMatchObject({ code: "42501" });
    expect(await listAdmins()).toEqual([{ user_id: ada.id }]);
  });

  it("can neither be removed nor be made something else", async () => {
    const leave = fresh.database.asCaller(ada.caller, (sql) => sql`select remove_staff(${ada.id})`);
    await expect(leave).rejects.toMatchObject({ code: "PT409", hint: "last_admin" });
    const change = fresh.database.asCaller(
      ada.caller,
      (sql) => sql`select set_staff_roles(${ada.id}, '{producer}')`,
    );
    await expect(change).rejects.toMatchObject({ code: "PT409", hint: "last_admin" });
    expect(await listAdmins()).toEqual([{ user_id: ada.id }]);
  });
});

async function waitForLock({ owner }: TestDatabase): Promise<void> {
  for (;;) {
    const [waiting] = await owner`
      select from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where not l.granted and a.datname = current_database()`;
    if (waiting) return;
  }
}
