import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anonymiseDeletedAccounts } from "../../services/retention/anonymise-accounts.ts";
import { createCompany, type Company } from "../support/create-company.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { sendNotices } from "../support/send-notices.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";

let test: TestDatabase;
let staff: Person;
let company: Company;
let deliverable: string;
let version: string;

beforeAll(async () => {
  test = await createTestDatabase();
  staff = await createPerson(test.owner, { staff: true });
});
afterAll(() => test.drop());
beforeEach(async () => {
  company = await createCompany(test.owner, "Harbour & Sons");
  ({ deliverable, version } = await addFilm());
});

async function addFilm(): Promise<{ deliverable: string; version: string }> {
  const [made] = await test.owner`
    with project as (
      insert into projects (company_id, title) values (${company.id}, 'Launch') returning id
    )
    insert into pr_deliverables (project_id, title, status, url, usage_rights)
    select id, 'Film', 'delivered', 'https://film.example', 'Online, worldwide' from project returning id`;
  const [first] = await test.owner`
    select id from deliverable_versions where deliverable_id = ${String(made?.["id"])}`;
  await test.owner`
    insert into deliverable_media
      (version_id, deliverable_id, state, kind, rate_num, rate_den, frame_count)
    values (${String(first?.["id"])}, ${String(made?.["id"])}, 'ready', 'film', 25, 1, 100)`;
  return { deliverable: String(made?.["id"]), version: String(first?.["id"]) };
}

const drawing = { v: 1, shapes: [{ kind: "x" }] };

async function say(person: Person, parent: string | null = null): Promise<string> {
  const id = randomUUID();
  await test.database.asCaller(
    person.caller,
    (sql) => sql`
      select from add_review_comment(
        ${id}, ${version}, 'Too dark', ${parent}, ${parent ? null : 3},
        drawing => ${parent ? null : JSON.stringify(drawing)}::text::jsonb
      )`,
  );
  return id;
}

const decide = (decision: string) =>
  test.database.asCaller(
    company.people.approver.caller,
    (sql) => sql`select from review_deliverable(${version}, ${decision}, 'Words')`,
  );

/** Of this deliverable's, whom it was told to: the mailbox is nobody. */
const listNotices = (kind: string) =>
  test.owner<
    { person_id: string | null; read: boolean; is_void: boolean; facts: unknown; mailed: boolean }[]
  >`
    select person_id, read_at is not null as read, void_at is not null as is_void, facts,
      due_at is not null as mailed
    from notices where kind = ${kind} and company_id = ${company.id} order by person_id nulls first`;

describe("comments", () => {
  const toldStudio = async () =>
    (await listNotices("comments")).filter(
      ({ person_id }) => person_id === null || person_id === staff.id,
    );

  it("are told to the studio once for a run of them, and to its mailbox", async () => {
    const first = await say(company.people.member);
    await say(company.people.owner);
    await say(staff, first);
    const told = await toldStudio();
    expect(told.map(({ person_id }) => person_id)).toEqual([null, staff.id]);
    expect(told[0]).toMatchObject({
      mailed: true,
      facts: { title: "Film", number: 1, client: "Harbour & Sons", deliverable },
    });
    await test.owner`update review_comments set created_at = created_at - interval '31 minutes'`;
    await say(company.people.member);
    expect(await toldStudio()).toHaveLength(4);
    await decide("changes");
    expect((await toldStudio()).every(({ read }) => read)).toBe(true);
    expect(await listNotices("review")).toHaveLength(2);
  });

  it("of the studio are not told to the studio", async () => {
    await say(staff);
    expect(await toldStudio()).toEqual([]);
  });
});

describe("what the studio says of a version", () => {
  const toldClients = async () =>
    (await listNotices("comments")).filter(
      ({ person_id }) => person_id !== null && person_id !== staff.id,
    );
  const look = (person: Person) =>
    test.database.asCaller(
      person.caller,
      (sql) => sql`select mark_review_read(${version}) as marked`,
    );

  it("is told to everybody of the company who works on it, until they look", async () => {
    const { member, approver, owner } = company.people;
    const first = await say(member);
    await say(staff, first);
    await say(staff);
    const told = await toldClients();
    expect(new Set(told.map(({ person_id }) => person_id))).toEqual(
      new Set([member.id, approver.id, owner.id]),
    );
    expect(told).toHaveLength(3);
    expect(told[0]).toMatchObject({
      mailed: true,
      facts: { title: "Film", number: 1, deliverable },
    });
    expect(await look(member)).toEqual([{ marked: 1 }]);
    expect((await toldClients()).filter(({ read }) => read).map((each) => each.person_id)).toEqual([
      member.id,
    ]);
    await say(staff);
    expect(await toldClients(), "the one who had read").toHaveLength(4);
    await decide("changes");
    expect(
      (await toldClients()).filter(({ read }) => read),
      "no decision reads it",
    ).toHaveLength(1);
  });

  it("is told again after half an hour, in the place of what nobody read", async () => {
    await say(staff);
    await test.owner`
      update review_comments set created_at = created_at - interval '31 minutes'
      where version_id = ${version}`;
    await say(staff);
    const told = await toldClients();
    expect(told).toHaveLength(6);
    expect(told.filter(({ is_void }) => is_void)).toHaveLength(3);
  });

  it("is one mail that leads to the place, and none of what was withdrawn or is internal", async () => {
    const send = () => sendNotices(test.database, { now: new Date(Date.now() + 11 * 60_000) });
    const readMails = () => test.owner<{ recipient: string; body_text: string }[]>`
      select recipient, body_text from private.outbox
      where kind = 'review-comments' and recipient = ${company.people.member.email}`;
    const said = await say(staff);
    await test.database.asCaller(
      staff.caller,
      (sql) => sql`select from withdraw_review_comment(${said})`,
    );
    await test.database.asCaller(
      staff.caller,
      (sql) => sql`
        select from add_review_comment(
          gen_random_uuid(), ${version}, 'Among us', is_internal => true)`,
    );
    await send();
    expect(await readMails()).toEqual([]);
    await test.owner`
      update review_comments set created_at = created_at - interval '31 minutes'
      where version_id = ${version}`;
    const id = await say(staff);
    await send();
    const [mail, ...others] = await readMails();
    expect(others).toEqual([]);
    expect(mail?.body_text).toContain(`/review?d=${deliverable}&v=1&c=${id}`);
    expect(mail?.body_text).not.toContain("Too dark");
  });

  it("leads whoever is in two companies to the right one", async () => {
    const { member } = company.people;
    const find = (person: Person) =>
      test.database.asCaller(
        person.caller,
        (sql) => sql`select company_of_deliverable(${deliverable}) as company`,
      );
    expect(await find(member)).toEqual([{ company: company.id }]);
    expect(await find(staff)).toEqual([{ company: null }]);
    const other = await createCompany(test.owner, "Quay & Co");
    expect(await find(other.people.owner)).toEqual([{ company: null }]);
  });
});

describe("usage that ends", () => {
  const notify = () =>
    test.database.asOwner((sql) => sql`select private.notify_of_usage() as told`);
  const endIn = (days: number) => test.owner`
    update pr_deliverables set usage_ends_on = private.london_today() + ${days}::int
    where id = ${deliverable}`;

  it("is told thirty days before to the owner and the studio, once for each day it was said to end on", async () => {
    await endIn(30);
    await notify();
    expect(await listNotices("usage"), "not approved").toEqual([]);
    await decide("approve");
    await endIn(31);
    await notify();
    expect(await listNotices("usage"), "too early").toEqual([]);
    await endIn(30);
    await notify();
    await notify();
    const told = await listNotices("usage");
    expect(new Set(told.map(({ person_id }) => person_id))).toEqual(
      new Set([null, staff.id, company.people.owner.id]),
    );
    expect(told).toHaveLength(3);
    await endIn(20);
    expect((await listNotices("usage")).every((notice) => notice.is_void)).toBe(true);
    await notify();
    expect((await listNotices("usage")).filter((notice) => !notice.is_void)).toHaveLength(3);
    await decide("withdraw");
    expect((await listNotices("usage")).every((notice) => notice.is_void)).toBe(true);
  });
});

describe("what is left of comments", () => {
  async function count() {
    const [left] = await test.owner`
      select (select count(*)::int from review_comments where deliverable_id = ${deliverable}) as comments,
        (select count(*)::int from review_drawings d join review_comments c on c.id = d.comment_id
          where c.deliverable_id = ${deliverable}) as drawings,
        (select count(*)::int from private.review_counters where deliverable_id = ${deliverable}) as counters,
        (select count(*)::int from deliverable_media where deliverable_id = ${deliverable}) as media,
        (select usage_rights from pr_deliverables where id = ${deliverable}) as usage_rights`;
    return left;
  }

  it("of a company that ends is nothing", async () => {
    const id = await say(company.people.member);
    await test.database.asCaller(
      company.people.member.caller,
      (sql) => sql`select from edit_review_comment(${id}, 'Other words')`,
    );
    expect(await count()).toMatchObject({ comments: 1, drawings: 1, media: 1, counters: 1 });
    await test.database.asOwner((sql) => sql`select private.anonymise_company(${company.id})`);
    const none = { comments: 0, drawings: 0, media: 0, counters: 0, usage_rights: null };
    expect(await count()).toEqual(none);
    expect(await test.owner`select from review_comment_edits where comment_id = ${id}`).toEqual([]);
    const quoted = await test.owner`
      select from audit_log where row_id = ${id} and changes <> '{}'`;
    expect(quoted).toEqual([]);
  });

  it("of an account that ends are the words, without a name", async () => {
    const { member, owner } = company.people;
    const id = await say(member);
    await test.database.asCaller(
      member.caller,
      (sql) => sql`select from resolve_review_comment(${id}, true)`,
    );
    await test.owner`
      update profiles set deletion_due_at = now() - interval '1 minute' where user_id = ${member.id}`;
    await test.database.asOwner(anonymiseDeletedAccounts);
    const left = await test.database.asCaller(
      owner.caller,
      (sql) => sql`
        select body, author_id, author_name, resolved_by from review_comments where id = ${id}`,
    );
    expect(left).toEqual([
      { body: "Too dark", author_id: null, author_name: "", resolved_by: null },
    ]);
  });

  it("of a company that became part of another are the other's", async () => {
    const id = await say(company.people.member);
    const target = await createCompany(test.owner, "Quay & Co");
    await test.database.asCaller(
      staff.caller,
      (sql) => sql`select merge_companies(${company.id}, ${target.id})`,
    );
    const read = (person: Person) =>
      test.database.asCaller(
        person.caller,
        (sql) => sql`
          select id from review_comments c join review_drawings d on d.comment_id = c.id where id = ${id}`,
      );
    expect(await read(target.people.viewer)).toEqual([{ id }]);
    expect(await read(company.people.member)).toEqual([{ id }]);
  });
});
