import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { brand } from "../../content/brand.ts";
import { formatLongDay } from "../../content/dates.ts";
import { createClosingNotice, createKeptNotice } from "../../services/company/notify-closing.ts";
import { createClosingReminders } from "../../services/company/remind-of-closing.ts";
import { anonymiseDeletedAccounts } from "../../services/retention/anonymise-accounts.ts";
import type { JobHandler } from "../../runtime/jobs/job.ts";
import { addMember, createCompany, type Company } from "../support/create-company.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";

const siteUrl = "https://agency.example";
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

const as = (person: Person, work: string) =>
  test.database.asCaller(person.caller, (sql) => sql.unsafe(work, [company.id]));
const close = (person: Person) => as(person, "select public.close_company($1)");
const keep = (person: Person) => as(person, "select public.keep_company($1)");
const everybody = () => Object.values(company.people).map(({ email }) => email);

async function run(handler: JobHandler, payload: unknown = {}): Promise<void> {
  await handler({
    id: "1",
    kind: "",
    payload,
    attempt: 1,
    signal: AbortSignal.timeout(10_000),
    transaction: (work) => test.database.asOwner(work),
  });
}

/** Does what the database has asked for, and answers who was told. */
async function runNotices(): Promise<{ recipient: string; kind: string; text: string }[]> {
  const jobs = await test.owner<{ kind: string; payload: unknown }[]>`
    delete from private.jobs where kind like 'notify-company-%' returning kind, payload`;
  for (const { kind, payload } of jobs) {
    const create = kind === "notify-company-closing" ? createClosingNotice : createKeptNotice;
    await run(create(siteUrl), payload);
  }
  return takeMails();
}

async function takeMails() {
  const mails = await test.owner<{ recipient: string; kind: string; text: string }[]>`
    delete from private.outbox returning recipient, kind, body_text as text`;
  return [...mails];
}

const moveDue = (age: string) => test.owner`
  update companies set closing_due_at = now() + ${age}::interval where id = ${company.id}`;

describe("a company that is closed", () => {
  it("is told to everybody in it and to the studio: the day, and who asked for it", async () => {
    await close(company.people.owner);
    const mails = await runNotices();
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      [...everybody(), brand.email].toSorted(),
    );
    const day = formatLongDay(new Date(Date.now() + 30 * 86_400_000));
    for (const { text } of mails) {
      expect(text).toContain("Company: Harbour & Sons");
      expect(text).toContain("Asked for by: A owner");
      expect(text).toContain(`Closed on: ${day}`);
    }
  });

  it("is told by nobody's name where the studio did it", async () => {
    const staff = await createPerson(test.owner, { staff: true, displayName: "Sam" });
    await close(staff);
    const [mail] = await runNotices();
    expect(mail?.text).toContain(`Asked for by: ${brand.name}`);
    expect(mail?.text).not.toContain("Sam");
  });

  it("can be kept, which everybody is told as well; a notice that comes too late is not sent", async () => {
    await close(company.people.owner);
    await keep(company.people.owner);
    const mails = await runNotices();
    expect(new Set(mails.map(({ kind }) => kind))).toEqual(
      new Set(["company-kept", "studio-company-kept"]),
    );
    expect(mails).toHaveLength(5);
    expect(mails[0]?.text).toContain("Kept by: A owner");
  });

  it("is told once more three days before its end, once to each", async () => {
    await close(company.people.owner);
    await moveDue("3 days 1 minute");
    await run(createClosingReminders(siteUrl));
    expect(await takeMails()).toEqual([]);
    await moveDue("2 days 23 hours");
    await run(createClosingReminders(siteUrl));
    await run(createClosingReminders(siteUrl));
    const mails = await test.owner<{ recipient: string }[]>`select recipient from private.outbox`;
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(everybody().toSorted());
    // Kept before they left: nobody is reminded of what is off.
    await keep(company.people.owner);
    const kinds = (await runNotices()).map(({ kind }) => kind);
    expect(kinds).not.toContain("company-closing-soon");
  });

  it("ends on that day for everybody: no word and no file is left, and the studio's figures are", async () => {
    const { owner, member, approver } = company.people;
    const other = await createCompany(test.owner, "Another");
    await addMember(test.owner, { companyId: other.id, person: member, role: "viewer" });
    await test.owner`select private.make_current(${company.id}, ${member.id})`;
    const [merged] = await test.owner<{ id: string }[]>`
      insert into companies (name, merged_into, closed_at)
      values ('Part of it', ${company.id}, now()) returning id`;
    const [project] = await test.owner<{ id: string }[]>`
      insert into projects (company_id, user_id, title, description)
      values (${company.id}, ${member.id}, 'A film', 'secret') returning id`;
    await test.owner`
      insert into messages (company_id, sender_id, body) values (${company.id}, ${member.id}, 'secret'),
      (${other.id}, ${member.id}, 'theirs')`;
    await test.owner`
      insert into company_invitations (company_id, address, role, token_hash)
      values (${company.id}, 'x@clients.example', 'viewer', sha256(${company.id}::text::bytea))`;
    await test.owner`
      insert into storage.objects (bucket_id, name) values
      ('attachments', ${`${company.id}/a.pdf`}), ('attachments', ${`${merged?.id}/b.pdf`}),
      ('deliverables', ${`${project?.id}/c.mp4`}), ('avatars', ${`${owner.id}/me.png`}),
      ('attachments', ${`${other.id}/d.pdf`})`;
    await test.owner`
      insert into private.outbox (kind, recipient, subject, body_text, body_html)
      values ('studio-unread-messages', ${brand.email}, 's', ${`/studio/messages?client=${company.id}`}, 'h'),
        ('unread-messages', ${approver.email}, 's', 'kept', 'h')`;
    await close(owner);
    await moveDue("1 minute");
    await test.database.asOwner(anonymiseDeletedAccounts);
    expect(
      await test.owner`select 1 from memberships where company_id = ${company.id}`,
    ).toHaveLength(4);

    await moveDue("-1 second");
    const left = await test.database.asOwner(anonymiseDeletedAccounts);
    expect(left.files).toHaveLength(3);
    expect(left.mailIds).toHaveLength(1);
    expect([
      ...(await test.owner`
      select name from storage.objects
      where name like any (array[${`${company.id}/%`}, ${`${merged?.id}/%`}, ${`${project?.id}/%`}])`),
    ]).toEqual([]);
    expect(
      await test.owner`
      select 1 from storage.objects where name in (${`${owner.id}/me.png`}, ${`${other.id}/d.pdf`})`,
    ).toHaveLength(2);
    expect(await test.owner`select 1 from messages where company_id = ${company.id}`).toHaveLength(
      0,
    );
    expect(await test.owner`select 1 from messages where company_id = ${other.id}`).toHaveLength(1);
    const [kept] =
      await test.owner`select title, description from projects where id = ${project?.id ?? ""}`;
    expect(kept).toEqual({ title: "Project", description: null });
    const companies = await test.owner`
      select name, closing_due_at, closed_at is not null as is_closed from companies
      where id in (${company.id}, ${merged?.id ?? ""})`;
    expect([...companies]).toEqual([
      { name: null, closing_due_at: null, is_closed: true },
      { name: null, closing_due_at: null, is_closed: true },
    ]);
    expect(
      await test.owner`select 1 from company_invitations where company_id = ${company.id}`,
    ).toHaveLength(0);
    // The people stay, and whoever is in another company goes on there.
    expect(
      await test.owner`
      select 1 from auth.users where email = any(${everybody()})`,
    ).toHaveLength(4);
    const places = await test.owner`
      select m.company_id, m.is_current, p.company_name from profiles p
      left join memberships m on m.user_id = p.user_id
      where p.user_id in (${member.id}, ${owner.id}) order by m.company_id nulls last`;
    expect([...places]).toEqual([
      { company_id: other.id, is_current: true, company_name: "Another" },
      { company_id: null, is_current: null, company_name: null },
    ]);
  });
});
