import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { noticeChoiceWords } from "../../content/notice-choices.ts";
import { brand } from "../../content/brand.ts";
import { createCompany, removeMember, type Company } from "../support/create-company.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { sendNotices } from "../support/send-notices.ts";

let test: TestDatabase;
let company: Company;
let member: Person;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  await test.owner`delete from notices`;
  await test.owner`delete from private.outbox`;
  company = await createCompany(test.owner);
  ({ member } = company.people);
});

type Choice = {
  topic?: string;
  choice?: "instant" | "daily" | "none";
  zone?: string;
  quiet?: [string, string];
  digestAt?: string;
};

/** As the form saves it. */
const choose = (
  { caller }: Person,
  { topic = "deliveries", choice = "instant", zone, quiet, digestAt = "08:00" }: Choice,
) =>
  test.database.asCaller(
    caller,
    (sql) => sql`
      select choose_notices(
        ${sql.json({ [topic]: choice })}, ${zone ?? "Europe/London"}, ${digestAt},
        ${quiet?.[0] ?? null}, ${quiet?.[1] ?? null}
      )`,
  );

/** Of a version that nobody was told of by itself. */
async function write(person: Person, at: string, title = "First cut"): Promise<void> {
  const [project, deliverable, version] = [randomUUID(), randomUUID(), randomUUID()];
  await test.owner`
    insert into projects (id, company_id, title) values (${project}, ${company.id}, 'Film')`;
  await test.owner`
    insert into pr_deliverables (id, project_id, title) values (${deliverable}, ${project}, ${title})`;
  await test.owner`
    insert into deliverable_versions (id, deliverable_id, number) values (${version}, ${deliverable}, 1)`;
  await test.owner`
    insert into notices (person_id, topic, kind, key, company_id, subject_id, facts, created_at, due_at)
    values (
      ${person.id}, 'deliveries', 'delivery', ${randomUUID()}, ${company.id}, ${version},
      ${test.owner.json({ title })}, ${at}, ${at}
    )`;
}

async function mailsAt(now: string) {
  await sendNotices(test.database, { now: new Date(now) });
  return test.owner<{ kind: string; recipient: string; subject: string; body_text: string }[]>`
    delete from private.outbox returning kind, recipient, subject, body_text`;
}
const countAt = async (now: string) => (await mailsAt(now)).length;

/** Where a version can be handed over, and answered. */
async function deliver(titles: string[]): Promise<string[]> {
  const projectId = randomUUID();
  await test.owner`
    insert into projects (id, company_id, user_id, title)
    values (${projectId}, ${company.id}, ${member.id}, 'Film')`;
  const versions: string[] = [];
  for (const title of titles) {
    const deliverableId = randomUUID();
    const versionId = randomUUID();
    await test.owner`
      insert into pr_deliverables (id, project_id, title) values (${deliverableId}, ${projectId}, ${title})`;
    await test.owner`
      insert into deliverable_versions (id, deliverable_id, number, uploaded_by)
      values (${versionId}, ${deliverableId}, 1, ${member.id})`;
    versions.push(versionId);
  }
  return versions;
}
const soon = () => new Date(Date.now() + 60_000).toISOString();
const toldNow = async () => (await mailsAt(soon())).map(({ recipient }) => recipient).toSorted();

describe("a delivery", () => {
  it("is told to everybody who works on it, once", async () => {
    const { approver, owner } = company.people;
    await deliver(["First cut"]);
    expect(await toldNow()).toEqual([member, approver, owner].map(({ email }) => email).toSorted());
    expect(await toldNow()).toEqual([]);
  });

  it("is one mail with others of the same minute", async () => {
    await deliver(["First cut", "Second cut"]);
    const mails = await mailsAt(soon());
    expect(mails).toHaveLength(3);
    for (const { subject, body_text } of mails) {
      expect(subject).toBe(`News from ${brand.name}: 2 notices`);
      expect(body_text).toContain("Delivered: First cut, version 1.");
      expect(body_text).toContain("Delivered: Second cut, version 1.");
    }
  });

  it("is told to nobody once it was answered, and to nobody who has left", async () => {
    const [first = "", second = ""] = await deliver(["First cut", "Second cut"]);
    await test.owner`
      insert into deliverable_reviews (deliverable_id, version_id, decision)
      select deliverable_id, id, 'approve' from deliverable_versions where id = ${first}`;
    await removeMember(test.owner, { companyId: company.id, person: member });
    const mails = await mailsAt(soon());
    expect(mails.map(({ recipient }) => recipient)).not.toContain(member.email);
    expect(mails).toHaveLength(2);
    for (const { body_text } of mails) expect(body_text).toContain("Second cut");
    expect(second).not.toBe("");
  });

  it("that was superseded is void, and of one that was deleted nothing is said", async () => {
    const [first = ""] = await deliver(["First cut"]);
    await test.owner`
      insert into deliverable_versions (deliverable_id, number, uploaded_by)
      select deliverable_id, 2, uploaded_by from deliverable_versions where id = ${first}`;
    const [old] = await test.owner`
      select bool_and(void_at is not null) as is_void from notices where subject_id = ${first}`;
    expect(old).toEqual({ is_void: true });
    await test.owner`
      delete from pr_deliverables where id in (
        select deliverable_id from deliverable_versions where id = ${first}
      )`;
    expect(await toldNow()).toEqual([]);
  });

  it("read in the bell is not mailed", async () => {
    await deliver(["First cut"]);
    const [answer] = await test.database.asCaller(
      member.caller,
      (sql) => sql`select mark_notices_read() as marked`,
    );
    expect(answer).toEqual({ marked: 1 });
    expect(await toldNow()).not.toContain(member.email);
  });

  it("reaches nobody who was made a viewer meanwhile", async () => {
    await deliver(["First cut"]);
    await test.owner`update memberships set role = 'viewer' where user_id = ${member.id}`;
    expect(await toldNow()).not.toContain(member.email);
  });
});

describe("a choice", () => {
  it("of no mail leaves the bell, and takes nothing else away", async () => {
    await choose(member, { choice: "none" });
    await deliver(["First cut"]);
    expect(await toldNow()).not.toContain(member.email);
    const seen = await test.database.asCaller(
      member.caller,
      (sql) => sql`select kind from notices where read_at is null`,
    );
    expect([...seen]).toEqual([{ kind: "delivery" }]);
  });

  it("counts as it is when the mail would leave", async () => {
    await write(member, "2026-03-02T09:00:00Z");
    await choose(member, { choice: "none" });
    expect(await countAt("2026-03-02T09:01:00Z")).toBe(0);
    await choose(member, { choice: "instant" });
    expect(await countAt("2026-03-02T09:02:00Z")).toBe(0);
  });

  it("of once a day is one mail about all of it, at the hour that was chosen", async () => {
    await choose(member, { choice: "daily", zone: "Asia/Tokyo", digestAt: "18:00" });
    // 09:00 in London in winter is 18:00 in Tokyo.
    await write(member, "2026-03-02T09:30:00Z", "First cut");
    await write(member, "2026-03-02T20:00:00Z", "Second cut");
    expect(await countAt("2026-03-02T20:01:00Z")).toBe(0);
    expect(await countAt("2026-03-03T08:59:00Z")).toBe(0);
    const [mail, ...more] = await mailsAt("2026-03-03T09:00:00Z");
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Your day at ${brand.name}: 2 notices`);
    expect(mail?.body_text).toContain("First cut");
    expect(mail?.body_text).toContain("Second cut");
    expect(await countAt("2026-03-04T09:00:00Z")).toBe(0);
  });

  it("is refused for zones, choices and hours that there are none of", async () => {
    const refused = async (choice: object) =>
      expect(choose(member, choice)).rejects.toMatchObject({
        code: expect.stringMatching(/^(?:PT400|23514)$/),
      });
    await refused({ zone: "Europe/Atlantis" });
    await refused({ zone: "UTC+3" });
    await expect(choose(member, { quiet: ["22:00", "22:00"] })).rejects.toMatchObject({
      code: "PT400",
      message: noticeChoiceWords.neverQuiet,
    });
    await refused({ choice: "weekly" });
    await refused({ topic: "weather" });
  });
});

describe("the daily mail across the change of clocks", () => {
  const next = async (at: string, zone: string, wanted: string) => {
    const [row] = await test.owner<{ next: Date }[]>`
      select private.next_local_time(${at}, ${zone}, ${wanted}) as next`;
    return row?.next.toISOString();
  };

  it.each([
    // Forward at 01:00 UTC on 29 March, back at 01:00 UTC on 25 October.
    ["2026-03-28T09:00:00Z", "Europe/London", "08:00", "2026-03-29T07:00:00.000Z"],
    ["2026-10-24T08:00:00Z", "Europe/London", "08:00", "2026-10-25T08:00:00.000Z"],
    ["2026-03-28T09:00:00Z", "Asia/Tokyo", "08:00", "2026-03-28T23:00:00.000Z"],
    ["2026-10-25T00:00:00Z", "Asia/Tokyo", "08:00", "2026-10-25T23:00:00.000Z"],
  ])("after %s in %s at %s is %s", async (at, zone, wanted, expected) => {
    expect(await next(at, zone, wanted)).toBe(expected);
  });

  it.each(["00:30", "01:00", "01:30", "02:00"])(
    "comes once a day at %s, whatever the clocks do",
    async (wanted) => {
      for (const day of ["2026-03-27T12:00:00Z", "2026-10-23T12:00:00Z"]) {
        let at = day;
        const moments: number[] = [];
        for (let count = 0; count < 5; count += 1) {
          at = (await next(at, "Europe/London", wanted)) ?? "";
          moments.push(Date.parse(at));
        }
        const hours = moments.slice(1).map((moment, i) => (moment - (moments[i] ?? 0)) / 3_600_000);
        for (const passed of hours) expect([23, 24, 25]).toContain(passed);
      }
    },
  );
});

describe("quiet hours", () => {
  it("hold a mail until they end, over midnight and by the person's own clock", async () => {
    await choose(member, { zone: "Europe/London", quiet: ["22:00", "07:00"] });
    await write(member, "2026-07-01T21:30:00Z");
    // 22:30 in London, in summer.
    expect(await countAt("2026-07-01T21:31:00Z")).toBe(0);
    expect(await countAt("2026-07-02T05:59:00Z")).toBe(0);
    expect(await countAt("2026-07-02T06:00:00Z")).toBe(1);
  });

  it("end at the right moment in the nights when the clocks change", async () => {
    await choose(member, { zone: "Europe/London", quiet: ["22:00", "07:00"] });
    await write(member, "2026-03-28T23:00:00Z");
    expect(await countAt("2026-03-28T23:00:00Z")).toBe(0);
    expect(await countAt("2026-03-29T05:59:00Z")).toBe(0);
    expect(await countAt("2026-03-29T06:00:00Z")).toBe(1);
    await write(member, "2026-10-24T22:00:00Z");
    expect(await countAt("2026-10-24T22:00:00Z")).toBe(0);
    expect(await countAt("2026-10-25T06:59:00Z")).toBe(0);
    expect(await countAt("2026-10-25T07:00:00Z")).toBe(1);
  });

  it("hold nothing outside of them, and nobody else's", async () => {
    await choose(member, { quiet: ["12:00", "13:00"] });
    await write(member, "2026-01-05T13:00:00Z");
    await write(company.people.owner, "2026-01-05T12:30:00Z");
    expect(await countAt("2026-01-05T12:30:00Z")).toBe(1);
    expect(await countAt("2026-01-05T13:00:00Z")).toBe(1);
  });
});

describe("in the studio", () => {
  const enquire = () => test.owner`
    insert into enquiries (kind, name, email, content_hash)
    values ('contact', 'Grace', 'grace@visitors.example', ${randomUUID()})`;

  it("everybody has an enquiry in the bell, and a mail who wants one", async () => {
    const one = await createPerson(test.owner, { staff: true });
    const other = await createPerson(test.owner, { staff: true });
    await choose(one, { topic: "studio_enquiries" });
    await enquire();
    expect(await toldNow()).toEqual([one.email]);
    for (const { caller } of [one, other]) {
      const seen = await test.database.asCaller(
        caller,
        (sql) => sql`select facts ->> 'who' as who, read_at from notices`,
      );
      expect([...seen]).toEqual([{ who: "Grace", read_at: null }]);
    }
    await test.owner`update inbox_items set status = 'lost'`;
    const [left] =
      await test.owner`select count(*)::int as count from notices where read_at is null`;
    expect(left).toEqual({ count: 0 });
    await test.owner`delete from enquiries`;
    expect(await test.owner`select 1 from notices`).toHaveLength(0);
  });

  it("a conversation that is somebody's is told to the mailbox where they want no mail of it", async () => {
    const colleague = await createPerson(test.owner, { staff: true });
    await choose(colleague, { topic: "studio_messages", choice: "none" });
    await test.owner`
      insert into messages (company_id, from_studio, body) values (${company.id}, false, 'Hello')`;
    await test.owner`
      update conversations set assigned_to = ${colleague.id} where company_id = ${company.id}`;
    const later = new Date(Date.now() + 11 * 60_000).toISOString();
    expect((await mailsAt(later)).map(({ recipient }) => recipient)).toEqual([brand.email]);
  });
});
