import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createRemovedNotice } from "../../services/company/notify-removed.ts";
import { addMember, createCompany, type Company } from "../support/create-company.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";

let test: TestDatabase;
let company: Company;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  await test.owner`delete from private.outbox`;
  await test.owner`delete from private.jobs`;
  company = await createCompany(test.owner);
});

const remove = (by: Person, person: Person) =>
  test.database.asCaller(
    by.caller,
    (sql) => sql`select public.remove_member(${company.id}, ${person.id})`,
  );

/** Does what the database has asked for, and answers who was told what. */
async function runNotices() {
  const jobs = await test.owner<{ id: string; kind: string; payload: unknown }[]>`
    delete from private.jobs where kind = 'notify-removed-member' returning id, kind, payload`;
  for (const job of jobs) {
    await createRemovedNotice("https://agency.example")({
      ...job,
      attempt: 1,
      signal: AbortSignal.timeout(10_000),
      transaction: (work) => test.database.asOwner(work),
    });
  }
  const mails = await test.owner<{ recipient: string; kind: string; text: string }[]>`
    delete from private.outbox returning recipient, kind, body_text as text`;
  return [...mails];
}

describe("whoever is removed from a company", () => {
  it("gets a mail that names the company and their own account, and nobody who decided it", async () => {
    const { owner, member } = company.people;
    await remove(owner, member);
    const [mail, ...others] = await runNotices();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: member.email, kind: "company-removed" });
    expect(mail?.text).toContain("Company: Harbour & Sons");
    expect(mail?.text).toContain("https://agency.example/dashboard?tab=profile");
    expect(mail?.text).not.toContain("A owner");
    expect(mail?.text).not.toContain(owner.email);
  });

  it("gets it from the studio's hand as well", async () => {
    const staff = await createPerson(test.owner, { staff: true, displayName: "Sam" });
    await remove(staff, company.people.viewer);
    const [mail] = await runNotices();
    expect(mail?.recipient).toBe(company.people.viewer.email);
    expect(mail?.text).not.toContain("Sam");
  });

  it("gets none where they left by themselves, or are back before it is sent", async () => {
    await remove(company.people.member, company.people.member);
    await remove(company.people.owner, company.people.viewer);
    await addMember(test.owner, {
      companyId: company.id,
      person: company.people.viewer,
      role: "viewer",
    });
    expect(await runNotices()).toEqual([]);
  });
});

describe("whoever is in no company", () => {
  it("is told of the invitations that wait for their proven address, and of no others", async () => {
    const { owner, member } = company.people;
    await remove(owner, member);
    const mine = () =>
      test.database.asCaller(member.caller, async (sql) => [
        ...(await sql<{ company: string }[]>`select company from public.my_invitations()`),
      ]);
    const invite = (address: string, age: string) => test.owner`
      insert into company_invitations (company_id, address, role, token_hash, expires_at)
      values (
        ${company.id}, ${address}, 'viewer', sha256(convert_to(${address}, 'UTF8')),
        now() + ${age}::interval
      )`;
    await invite("somebody@clients.example", "7 days");
    expect(await mine()).toEqual([]);
    await invite(member.email, "-1 day");
    expect(await mine()).toEqual([]);
    await test.owner`
      update company_invitations set expires_at = now() + interval '1 day' where address = ${member.email}`;
    expect(await mine()).toEqual([{ company: "Harbour & Sons" }]);
    await test.owner`update auth.users set email_confirmed_at = null where id = ${member.id}`;
    expect(await mine()).toEqual([]);
  });
});
