import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addMember, createCompany, type Company } from "../support/create-company.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { insertSampleRows } from "./sample-rows.ts";

let test: TestDatabase;
let company: Company;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  company = await createCompany(test.owner);
});

function as<T>(person: Person, work: (sql: Transaction) => Promise<T>): Promise<T> {
  return test.database.asCaller(person.caller, work);
}

async function ownersOf(id: string): Promise<unknown[]> {
  const rows = await test.owner`
    select user_id from memberships where company_id = ${id} and role = 'owner'`;
  return rows.map((row) => row["user_id"]);
}

const countProjects = async (id: string) =>
  (await test.owner`select from projects where company_id = ${id}`).length;

describe("an account that ends", () => {
  const deleteRow = (person: Person) => test.owner`delete from auth.users where id = ${person.id}`;
  const anonymise = (person: Person) => test.owner`select private.anonymise_account(${person.id})`;

  it.each([
    ["is deleted", deleteRow],
    ["is anonymised", anonymise],
  ] as const)("leaves its work to the company when it %s", async (_, end) => {
    const { member } = company.people;
    await insertSampleRows(test.owner, { id: member.id, companyId: company.id });
    await end(member);
    expect(await countProjects(company.id)).toBe(1);
    const [message] = await test.owner`select body from messages where company_id = ${company.id}`;
    expect(message).toEqual({ body: "Sample" });
    expect(await as(company.people.owner, (sql) => sql`select from company_people()`)).toHaveLength(
      3,
    );
  });

  it.each([
    ["is deleted", deleteRow],
    ["is anonymised", anonymise],
  ] as const)(
    "makes whoever was an approver longest the owner, when the last one %s",
    async (_, end) => {
      const later = await createPerson(test.owner);
      await addMember(test.owner, { companyId: company.id, person: later, role: "approver" });
      await end(company.people.owner);
      expect(await ownersOf(company.id)).toEqual([company.people.approver.id]);
    },
  );

  it("leaves both of two companies, whichever was looked at, when it is deleted", async () => {
    const second = await createCompany(test.owner, "Quay & Co");
    const person = company.people.owner;
    await addMember(test.owner, { companyId: second.id, person, role: "viewer" });
    await deleteRow(person);
    expect(await test.owner`select from memberships where user_id = ${person.id}`).toHaveLength(0);
    expect(await ownersOf(company.id)).toEqual([company.people.approver.id]);
    expect(await ownersOf(second.id)).toEqual([second.people.owner.id]);
  });

  it("takes a company along in which nobody else was", async () => {
    const alone = await createPerson(test.owner);
    await insertSampleRows(test.owner, alone);
    await deleteRow(alone);
    expect(await test.owner`select from companies where id = ${alone.id}`).toHaveLength(0);
    expect(await countProjects(alone.id)).toBe(0);
    expect(await test.owner`select from messages where company_id = ${alone.id}`).toHaveLength(0);
  });

  it("leaves of a company in which nobody else was its figures, and no word, when it is anonymised", async () => {
    const alone = await createPerson(test.owner, { companyName: "Alone Ltd" });
    await insertSampleRows(test.owner, alone, "SecretWord");
    await anonymise(alone);
    const [left] = await test.owner`
      select name, closed_at is not null as is_closed from companies where id = ${alone.id}`;
    expect(left).toEqual({ name: null, is_closed: true });
    expect(await countProjects(alone.id)).toBe(1);
    const [written] = await test.owner`
      select concat(
        (select jsonb_agg(to_jsonb(p)) from projects p where company_id = ${alone.id}),
        (select jsonb_agg(to_jsonb(c)) from pr_campaigns c where company_id = ${alone.id}),
        (select jsonb_agg(to_jsonb(m)) from messages m where company_id = ${alone.id}),
        (select jsonb_agg(to_jsonb(p)) from profiles p where user_id = ${alone.id})
      ) as words`;
    expect(String(written?.["words"])).not.toContain("SecretWord");
  });
});

describe("a client who becomes staff", () => {
  const hire = (person: Person) => test.owner`
    update auth.users set raw_app_meta_data = '{"role": "staff"}' where id = ${person.id}`;

  it("is in no company, and leaves an owner and the work behind", async () => {
    await insertSampleRows(test.owner, { id: company.people.owner.id, companyId: company.id });
    await hire(company.people.owner);
    expect(
      await test.owner`select from memberships where user_id = ${company.people.owner.id}`,
    ).toHaveLength(0);
    expect(await ownersOf(company.id)).toEqual([company.people.approver.id]);
    expect(await countProjects(company.id)).toBe(1);
  });

  it("leaves no empty company, and keeps one with work", async () => {
    const [empty, busy] = [await createPerson(test.owner), await createPerson(test.owner)];
    await insertSampleRows(test.owner, busy);
    await hire(empty);
    await hire(busy);
    const left = await test.owner`select id from companies where id in (${empty.id}, ${busy.id})`;
    expect(left).toEqual([{ id: busy.id }]);
  });

  it("has no company to begin", async () => {
    const staff = await createPerson(test.owner, { staff: true });
    expect(await test.owner`select from companies where id = ${staff.id}`).toHaveLength(0);
    await expect(as(staff, (sql) => sql`select start_company('Mine')`)).rejects.toMatchObject({
      code: "42501",
    });
  });
});

describe("closing a company", () => {
  const close = (person: Person) =>
    as(person, (sql) => sql`select close_company(${company.id}) as due`);

  it("is said by an owner who has just signed in, is due in 30 days, and everybody is told", async () => {
    const { owner, approver } = company.people;
    await expect(close(approver)).rejects.toMatchObject({ code: "42501", hint: "role" });
    const amr = [{ method: "password", timestamp: Math.floor(Date.now() / 1000) - 3600 }];
    const stale = { ...owner.caller.claims, amr };
    await expect(
      close({ ...owner, caller: { role: "authenticated", claims: stale } }),
    ).rejects.toMatchObject({ hint: "recent_sign_in" });
    const [first] = await close(owner);
    expect(Number(first?.["due"]) - Date.now()).toBeGreaterThan(29.9 * 24 * 3600 * 1000);
    expect(await close(owner)).toEqual([first]);
    const jobs = await test.owner`
      select kind from private.jobs where payload ->> 'id' = ${company.id}`;
    expect(jobs).toEqual([{ kind: "notify-company-closing" }]);
    // Until then everything works.
    await as(
      company.people.member,
      (sql) => sql`insert into messages (company_id, body) values (${company.id}, 'Hello')`,
    );
  });

  it("is taken back by any owner", async () => {
    const { owner, member } = company.people;
    await close(owner);
    await expect(
      as(member, (sql) => sql`select keep_company(${company.id})`),
    ).rejects.toMatchObject({ code: "42501" });
    await as(owner, (sql) => sql`select keep_company(${company.id})`);
    expect(await as(owner, (sql) => sql`select closing_due_at from companies`)).toEqual([
      { closing_due_at: null },
    ]);
  });

  it("leaves nobody in it, and its figures in the books", async () => {
    await insertSampleRows(test.owner, { id: company.people.owner.id, companyId: company.id });
    await test.owner`select private.anonymise_company(${company.id})`;
    expect(await test.owner`select from memberships where company_id = ${company.id}`).toHaveLength(
      0,
    );
    expect(await countProjects(company.id)).toBe(1);
    for (const person of Object.values(company.people)) {
      expect(await as(person, (sql) => sql`select from projects`)).toHaveLength(0);
    }
    // They are people still, and begin another if they like.
    await as(company.people.viewer, (sql) => sql`select start_company('Afresh')`);
  });
});
