import { createHash, randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addMember, createCompany, type Company } from "../support/create-company.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import type { Transaction } from "../../runtime/database/types.ts";

let test: TestDatabase;
let company: Company;
let other: Company;
/** A member of the one and the owner of the other; looks at the one. */
let ida: Person;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  company = await createCompany(test.owner);
  other = await createCompany(test.owner, "Quay & Co");
  ida = await createPerson(test.owner, { displayName: "Ida Lund" });
  await test.owner`delete from companies where id = ${ida.id}`;
  await addMember(test.owner, { companyId: other.id, person: ida, role: "owner" });
  await addMember(test.owner, { companyId: company.id, person: ida, role: "member" });
});

function as<T>(person: Person, work: (sql: Transaction) => Promise<T>): Promise<T> {
  return test.database.asCaller(person.caller, work);
}

const choose = (person: Person, id: string) =>
  as(person, (sql) => sql`select choose_company(${id})`);

async function rolesIn({ id }: Company): Promise<string[]> {
  const rows = await test.owner<{ role: string }[]>`
    select role from memberships where company_id = ${id}`;
  return rows.map(({ role }) => role).toSorted();
}

describe("whoever is in two companies", () => {
  const tables = ["projects", "pr_campaigns", "eth_payments", "messages", "companies"] as const;

  beforeEach(async () => {
    const { owner } = test;
    await owner`
      insert into pr_packages (id, name, price_gbp, description, icon)
      values ('sample', 'Sample', 500, 'Sample', 'star') on conflict do nothing`;
    for (const { id } of [company, other]) {
      await owner`insert into projects (company_id, title) values (${id}, ${id})`;
      await owner`insert into pr_campaigns (company_id, title) values (${id}, ${id})`;
      await owner`insert into messages (company_id, body) values (${id}, ${id})`;
      await owner`
        insert into eth_payments (
          company_id, package_id, price_gbp, gbp_per_eth, amount_wei, chain_id, eth_address,
          receiving_address, expires_at
        )
        values (
          ${id}, 'sample', 500, 2500, ${`${randomBytes(4).readUInt32BE() + 1}000000000000`}, 1,
          ${`0x${"a".repeat(40)}`}, ${`0x${"b".repeat(40)}`}, now() + interval '15 minutes'
        )`;
    }
  });

  it.each(tables)("reads of %s, unfiltered, exactly the one they look at", async (table) => {
    const read = async () => {
      const rows = await as(ida, (sql) => sql`select * from ${sql(table)}`);
      return rows.map((row) => row[table === "companies" ? "id" : "company_id"]);
    };
    expect(await read()).toEqual([company.id]);
    await choose(ida, other.id);
    expect(await read()).toEqual([other.id]);
  });

  it("writes from a tab left behind into the company that the tab names, never into the other", async () => {
    await choose(ida, other.id);
    await as(
      ida,
      (sql) => sql`insert into messages (company_id, body) values (${company.id}, 'Late')`,
    );
    await as(
      ida,
      (sql) => sql`
        insert into pr_campaigns (company_id, user_id, title)
        values (${company.id}, ${ida.id}, 'Late')`,
    );
    const found = await test.owner`
      select company_id from messages where body = 'Late' and company_id in (${company.id}, ${other.id})
      union all
      select company_id from pr_campaigns where title = 'Late' and user_id = ${ida.id}`;
    expect(found).toEqual([{ company_id: company.id }, { company_id: company.id }]);
  });

  it("cannot ask for a company that is not theirs, nor name one when they write", async () => {
    const stranger = await createCompany(test.owner, "Strangers");
    await expect(choose(ida, stranger.id)).rejects.toMatchObject({ code: "PT404" });
    await expect(
      as(
        ida,
        (sql) => sql`insert into messages (company_id, body) values (${stranger.id}, 'Hello')`,
      ),
    ).rejects.toMatchObject({ code: "42501" });
  });

  it("has each in the list of their companies, with what they are there", async () => {
    const mine = await as(
      ida,
      (sql) => sql`select name, role, is_current, people from my_companies()`,
    );
    expect(mine).toEqual([
      { name: "Quay & Co", role: "owner", is_current: false, people: "5" },
      { name: "Harbour & Sons", role: "member", is_current: true, people: "5" },
    ]);
  });
});

describe("the people of a company", () => {
  it("see names and roles of each other, and addresses only where they are owners", async () => {
    const { viewer, owner } = company.people;
    const seen = (person: Person) =>
      as(
        person,
        (sql) => sql<{ email: string | null; is_me: boolean }[]>`select * from company_people()`,
      );
    const byViewer = await seen(viewer);
    expect(byViewer).toHaveLength(5);
    expect(byViewer.filter(({ email }) => email).map(({ is_me }) => is_me)).toEqual([true]);
    expect((await seen(owner)).every(({ email }) => email)).toBe(true);
    await test.owner`update profiles set display_name = null where user_id = ${owner.id}`;
    expect(JSON.stringify(await seen(viewer))).not.toContain(owner.email);
  });

  it("lose what they could do with the next statement of a token that is still good", async () => {
    const { owner, member } = company.people;
    const write = () =>
      as(
        member,
        (sql) => sql`insert into messages (company_id, body) values (${company.id}, 'Hello')`,
      );
    await write();
    await as(owner, (sql) => sql`select change_member_role(${company.id}, ${member.id}, 'viewer')`);
    await expect(write()).rejects.toMatchObject({ code: "42501" });
    expect(await as(member, (sql) => sql`select from messages`)).toHaveLength(1);
    await as(owner, (sql) => sql`select remove_member(${company.id}, ${member.id})`);
    for (const table of ["messages", "companies", "memberships"]) {
      expect(await as(member, (sql) => sql`select from ${sql(table)}`)).toHaveLength(0);
    }
  });

  it("who leave go on in the company that they have been in longest", async () => {
    await as(ida, (sql) => sql`select remove_member(${company.id}, ${ida.id})`);
    expect(await as(ida, (sql) => sql`select id from companies`)).toEqual([{ id: other.id }]);
  });

  it("may not be left without an owner, by themselves or by an owner", async () => {
    const { owner, viewer } = company.people;
    const refused = { code: "PT409", hint: "last_owner" };
    await expect(
      as(owner, (sql) => sql`select change_member_role(${company.id}, ${owner.id}, 'member')`),
    ).rejects.toMatchObject(refused);
    await expect(
      as(owner, (sql) => sql`select remove_member(${company.id}, ${owner.id})`),
    ).rejects.toMatchObject(refused);
    await as(owner, (sql) => sql`select change_member_role(${company.id}, ${viewer.id}, 'owner')`);
    await as(owner, (sql) => sql`select remove_member(${company.id}, ${owner.id})`);
    expect(await rolesIn(company)).toEqual(["approver", "member", "member", "owner"]);
  });

  it("keep one owner where two demote each other at once", async () => {
    const { owner, approver } = company.people;
    for (let round = 0; round < 10; round += 1) {
      await test.owner`
        update memberships set role = 'owner'
        where company_id = ${company.id} and user_id in (${owner.id}, ${approver.id})`;
      const demote = (by: Person, whom: Person) =>
        as(by, (sql) => sql`select change_member_role(${company.id}, ${whom.id}, 'viewer')`);
      const ends = await Promise.allSettled([demote(owner, approver), demote(approver, owner)]);
      expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      expect((await rolesIn(company)).filter((role) => role === "owner")).toHaveLength(1);
    }
  });

  it("who are in none begin another, and never get back one that they were removed from", async () => {
    const first = await createPerson(test.owner);
    await addMember(test.owner, { companyId: first.id, person: ida, role: "owner" });
    await as(ida, (sql) => sql`select remove_member(${first.id}, ${first.id})`);
    const [begun] = await as(first, (sql) => sql`select start_company('Afresh') as id`);
    expect(begun?.["id"]).not.toBe(first.id);
    expect(await as(first, (sql) => sql`select id, name from companies`)).toEqual([
      { id: begun?.["id"], name: "Afresh" },
    ]);
    await expect(as(first, (sql) => sql`select start_company('Again')`)).rejects.toMatchObject({
      code: "PT409",
    });
  });
});

describe("an invitation", () => {
  async function invite(address: string, role = "approver") {
    const token = randomBytes(32).toString("base64url");
    await test.owner`
      insert into company_invitations (company_id, address, role, token_hash)
      values (${company.id}, ${address}, ${role}, ${createHash("sha256").update(token).digest()})`;
    return token;
  }
  const accept = (person: Person, token: string) =>
    as(person, (sql) => sql`select accept_invitation(${token}) as id`);

  it("is read by whoever holds its token, and makes them what it says, once", async () => {
    const person = await createPerson(test.owner);
    const token = await invite(person.email);
    expect(
      await as(person, (sql) => sql`select company, role from read_invitation(${token})`),
    ).toEqual([{ company: "Harbour & Sons", role: "approver" }]);
    expect(await accept(person, token)).toEqual([{ id: company.id }]);
    expect(
      await as(person, (sql) => sql`select role from my_companies() where is_current`),
    ).toEqual([{ role: "approver" }]);
    await expect(accept(person, token)).rejects.toMatchObject({ code: "PT404" });
    expect(await as(person, (sql) => sql`select count_unread_messages() as count`)).toEqual([
      { count: 0 },
    ]);
  });

  it("is for the person at that address, who has proven it", async () => {
    const [person, stranger] = [await createPerson(test.owner), await createPerson(test.owner)];
    const token = await invite(person.email);
    const refused = { code: "PT409", hint: "other_address" };
    await expect(accept(stranger, token)).rejects.toMatchObject(refused);
    await test.owner`update auth.users set email_confirmed_at = null where id = ${person.id}`;
    await expect(accept(person, token)).rejects.toMatchObject(refused);
    await test.owner`update auth.users set email_confirmed_at = now() where id = ${person.id}`;
    expect(await accept(person, token)).toEqual([{ id: company.id }]);
  });

  it("is over after its seven days, with another token, or when an owner takes it back", async () => {
    const person = await createPerson(test.owner);
    const gone = { code: "PT404" };
    const token = await invite(person.email);
    await expect(accept(person, `${token}x`)).rejects.toMatchObject(gone);
    const [left] = await test.owner`
      update company_invitations i set expires_at = now() - interval '1 second'
      where address = ${person.email}
      returning i.created_at + interval '7 days' > now() + interval '6 days' as lasts, id`;
    expect(left).toMatchObject({ lasts: true });
    await expect(accept(person, token)).rejects.toMatchObject(gone);
    expect(await as(person, (sql) => sql`select from read_invitation(${token})`)).toHaveLength(0);
    await test.owner`
      update company_invitations set expires_at = now() + interval '1 day' where address = ${person.email}`;
    const id = String(left?.["id"]);
    await expect(
      as(company.people.approver, (sql) => sql`select revoke_invitation(${id})`),
    ).rejects.toMatchObject({ code: "42501" });
    await as(company.people.owner, (sql) => sql`select revoke_invitation(${id})`);
    await expect(accept(person, token)).rejects.toMatchObject(gone);
  });

  it("to somebody without an account keeps them from a company of their own", async () => {
    const email = `${randomUUID()}@clients.example`;
    const token = await invite(email, "viewer");
    const newcomer = await createPerson(test.owner, { email, companyName: "Of my own" });
    expect(await as(newcomer, (sql) => sql`select from my_companies()`)).toHaveLength(0);
    await accept(newcomer, token);
    expect(await as(newcomer, (sql) => sql`select company_name from profiles`)).toEqual([
      { company_name: "Harbour & Sons" },
    ]);
  });
});

describe("what a company is called", () => {
  const named = (person: Person) =>
    as(person, async (sql) => (await sql`select company_name from profiles`)[0]?.["company_name"]);

  it("stands in the profile of everybody who looks at it, and changes with what they look at", async () => {
    expect(await named(ida)).toBe("Harbour & Sons");
    await as(
      company.people.owner,
      (sql) => sql`update companies set name = 'Harbour Ltd' where id = ${company.id}`,
    );
    expect(await named(company.people.viewer)).toBe("Harbour Ltd");
    expect(await named(ida)).toBe("Harbour Ltd");
    await choose(ida, other.id);
    expect(await named(ida)).toBe("Quay & Co");
  });

  it("is changed through the profile by an owner, and by nobody else", async () => {
    const rename = (person: Person) =>
      as(
        person,
        (sql) =>
          sql`update profiles set company_name = 'Renamed', phone = '1' where user_id = ${person.id}`,
      );
    await expect(rename(company.people.approver)).rejects.toMatchObject({
      code: "42501",
      hint: "role",
    });
    await rename(company.people.owner);
    expect(await named(company.people.approver)).toBe("Renamed");
    // The rest of a profile is their own.
    await as(
      company.people.viewer,
      (sql) => sql`update profiles set phone = '2' where user_id = ${company.people.viewer.id}`,
    );
  });
});

describe("how far somebody has read", () => {
  it("is theirs alone; for the studio the first of a company has read it", async () => {
    const { viewer, owner } = company.people;
    const unread = (person: Person) =>
      as(person, async (sql) => (await sql`select count_unread_messages() as n`)[0]?.["n"]);
    await test.owner`
      insert into messages (company_id, body, from_studio) values (${company.id}, 'Hello', true)`;
    expect([await unread(viewer), await unread(owner)]).toEqual([1, 1]);
    await as(viewer, (sql) => sql`select mark_messages_read()`);
    const [message] = await test.owner`
      select read_at is not null as is_read from messages where company_id = ${company.id}`;
    expect(message).toEqual({ is_read: true });
    expect([await unread(viewer), await unread(owner)]).toEqual([0, 1]);
  });
});
