import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addMember, createCompany, type Company } from "../support/create-company.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { insertSampleRows } from "./sample-rows.ts";

let test: TestDatabase;
let staff: Person;
let source: Company;
let target: Company;
/** A viewer of the target and an owner of the source, which they look at. */
let both: Person;

beforeAll(async () => {
  test = await createTestDatabase();
  staff = await createPerson(test.owner, { staff: true });
});
afterAll(() => test.drop());
beforeEach(async () => {
  source = await createCompany(test.owner, "Harbour & Sons");
  target = await createCompany(test.owner, "Quay & Co");
  both = await createPerson(test.owner, { displayName: "Ida Lund" });
  await test.owner`delete from companies where id = ${both.id}`;
  await addMember(test.owner, { companyId: target.id, person: both, role: "viewer" });
  await addMember(test.owner, { companyId: source.id, person: both, role: "owner" });
});

function as<T>(person: Person, work: (sql: Transaction) => Promise<T>): Promise<T> {
  return test.database.asCaller(person.caller, work);
}

const merge = (by: Person = staff) =>
  as(by, (sql) => sql`select merge_companies(${source.id}, ${target.id})`);

async function countOf({ id }: Company) {
  const [counts] = await test.owner`
    select
      (select count(*)::int from projects where company_id = ${id}) as projects,
      (select count(*)::int from pr_campaigns where company_id = ${id}) as campaigns,
      (select count(*)::int from eth_payments where company_id = ${id}) as payments,
      (select count(*)::int from messages where company_id = ${id} and user_id = ${id}) as messages,
      (select count(*)::int from company_invitations where company_id = ${id}) as invitations,
      (select count(*)::int from memberships where company_id = ${id}) as people,
      (select count(*)::int from conversation_readers where company_id = ${id}) as readers`;
  return counts;
}

async function sendFile(): Promise<string> {
  const path = `${source.id}/${randomUUID()}.png`;
  await test.owner`insert into storage.objects (bucket_id, name) values ('attachments', ${path})`;
  const file = { bucket: "attachments", path, name: "a.png", type: "image/png", size: 1 };
  await test.owner`
    insert into messages (company_id, body, attachments)
    values (${source.id}, 'A file', ${test.owner.json([file])})`;
  return path;
}

describe("two companies that are one", () => {
  it("are shown before with what would change", async () => {
    await insertSampleRows(test.owner, { id: source.people.owner.id, companyId: source.id });
    const [shown] = await as(
      staff,
      (sql) => sql`select * from describe_merge(${source.id}, ${target.id})`,
    );
    expect(shown).toMatchObject({
      projects: "1",
      campaigns: "1",
      payments: "1",
      messages: "1",
      invitations: "1",
      people: expect.arrayContaining([
        expect.objectContaining({ user_id: both.id, role: "owner", new_role: "owner" }),
      ]),
    });
    expect(shown?.["people"]).toHaveLength(5);
  });

  it("have everything in the one that is left, and its people with the greater role", async () => {
    const { owner } = test;
    for (const [company, person] of [
      [source, source.people.owner],
      [target, target.people.owner],
    ] as const) {
      await insertSampleRows(owner, { id: person.id, companyId: company.id });
    }
    const [before] =
      await owner`select last_message_at from conversations where company_id = ${target.id}`;
    await sendFile();
    await merge();
    expect(await countOf(source)).toEqual({
      projects: 0,
      campaigns: 0,
      payments: 0,
      messages: 0,
      invitations: 0,
      people: 0,
      readers: 0,
    });
    expect(await countOf(target)).toEqual({
      projects: 2,
      campaigns: 2,
      payments: 2,
      messages: 3,
      invitations: 2,
      people: 9,
      readers: 9,
    });
    const conversations = await owner`
      select company_id, unread_by_studio, last_excerpt, last_files, last_message_at > ${before?.["last_message_at"]} as is_later
      from conversations where company_id in (${source.id}, ${target.id})`;
    expect(conversations).toEqual([
      {
        company_id: target.id,
        unread_by_studio: 3,
        last_excerpt: "A file",
        last_files: 1,
        is_later: true,
      },
    ]);
    expect(await as(both, (sql) => sql`select role, is_current from my_companies()`)).toEqual([
      { role: "owner", is_current: true },
    ]);
    expect(await as(source.people.viewer, (sql) => sql`select title from projects`)).toHaveLength(
      2,
    );
    expect(await as(source.people.viewer, (sql) => sql`select company_name from profiles`)).toEqual(
      [{ company_name: "Quay & Co" }],
    );
  });

  it("have its files: read by its people, and named in what they write", async () => {
    const path = await sendFile();
    await merge();
    for (const person of [target.people.viewer, source.people.viewer]) {
      expect(
        await as(person, (sql) => sql`select from storage.objects where name = ${path}`),
      ).toHaveLength(1);
    }
    const stranger = await createPerson(test.owner);
    expect(
      await as(stranger, (sql) => sql`select from storage.objects where name = ${path}`),
    ).toHaveLength(0);
    const file = { bucket: "attachments", path, name: "a.png", type: "image/png", size: 1 };
    await as(
      target.people.member,
      (sql) => sql`
        insert into messages (company_id, body, attachments)
        values (${target.id}, 'Again', ${sql.json([file])})`,
    );
  });

  it("answer under the old address too, merged once or twice", async () => {
    const third = await createCompany(test.owner, "Third");
    await merge();
    await as(staff, (sql) => sql`select merge_companies(${target.id}, ${third.id})`);
    for (const { id } of [source, target, third]) {
      const found = await as(staff, (sql) => sql`select company_id, name from read_client(${id})`);
      expect(found).toEqual([{ company_id: third.id, name: "Third" }]);
    }
    await expect(merge()).rejects.toMatchObject({ code: "PT404" });
  });

  it("are in the log, both", async () => {
    await merge();
    const entries = await test.owner`
      select row_id from audit_log
      where action = 'merge' and actor_id = ${staff.id} and row_id in (${source.id}, ${target.id})`;
    expect(entries).toHaveLength(2);
  });

  it("stay two where a step fails: it is one transaction", async () => {
    await insertSampleRows(test.owner, { id: source.people.owner.id, companyId: source.id });
    const before = await countOf(source);
    await test.owner.unsafe(`
      create function refuse_merge() returns trigger language plpgsql
      as $$ begin raise exception 'not now'; end $$;
      create trigger refuse_merge before update of company_id on messages
        for each row execute function refuse_merge();`);
    await expect(merge()).rejects.toThrow("not now");
    await test.owner.unsafe("drop trigger refuse_merge on messages; drop function refuse_merge();");
    expect(await countOf(source)).toEqual(before);
  });

  it("are brought together by staff alone, who have just signed in", async () => {
    await expect(merge(both)).rejects.toMatchObject({ code: "42501" });
    const amr = [{ method: "password", timestamp: Math.floor(Date.now() / 1000) - 3600 }];
    const claims = { ...staff.caller.claims, amr };
    await expect(
      merge({ ...staff, caller: { role: "authenticated", claims } }),
    ).rejects.toMatchObject({ hint: "recent_sign_in" });
  });
});

describe("somebody who works for another client now", () => {
  const move = (person: Person, role = "approver") =>
    as(staff, (sql) => sql`select move_member(${person.id}, ${source.id}, ${target.id}, ${role})`);

  it("is moved, and what they wrote stays where it was", async () => {
    const { member } = source.people;
    await as(
      member,
      (sql) => sql`insert into messages (company_id, body) values (${source.id}, 'Mine')`,
    );
    await move(member);
    expect(await as(member, (sql) => sql`select company_id, role from my_companies()`)).toEqual([
      { company_id: target.id, role: "approver" },
    ]);
    expect(await as(member, (sql) => sql`select from messages`)).toHaveLength(0);
    expect(await countOf(source)).toMatchObject({ messages: 1, people: 4 });
    const logged = await test.owner`
      select from audit_log where action = 'move' and row_id = ${member.id}`;
    expect(logged).toHaveLength(1);
  });

  it("leaves an owner behind, and is never the last who was there", async () => {
    await as(staff, (sql) => sql`select remove_member(${source.id}, ${both.id})`);
    await expect(move(source.people.owner)).rejects.toMatchObject({ hint: "last_owner" });
    const alone = await createPerson(test.owner);
    await expect(
      as(staff, (sql) => sql`select move_member(${alone.id}, ${alone.id}, ${target.id}, 'viewer')`),
    ).rejects.toMatchObject({ hint: "alone" });
  });
});
