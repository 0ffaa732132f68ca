import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { brand } from "../../content/brand.ts";
import { addMember, createCompany, removeMember, type Company } from "../support/create-company.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { sendNotices } from "../support/send-notices.ts";

const siteUrl = "https://agency.example";
const start = new Date("2026-03-02T09:00:00Z");
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);

let test: TestDatabase;
let client: Person;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  await test.owner`delete from messages`;
  await test.owner`delete from private.outbox`;
  client = await createPerson(test.owner, { displayName: "Ada" });
  await beginUnread();
});

const write = (at: number, side: "client" | "studio") => test.owner`
  insert into messages (company_id, from_studio, body, created_at)
  values (${client.id}, ${side === "studio"}, 'Hello', ${minutes(at)})`;
/** As `mark_messages_read` does it, by the clock of these tests. */
async function read(at: number, { person = client, companyId = client.id } = {}): Promise<void> {
  await test.owner`
    update messages set read_at = ${minutes(at)}
    where company_id = ${companyId} and from_studio and read_at is null`;
  await test.owner`
    update conversation_readers set read_until = ${minutes(at)}
    where company_id = ${companyId} and user_id = ${person.id}`;
}
const readByStudio = (at: number) => test.owner`
  update messages set read_at = ${minutes(at)}
  where company_id = ${client.id} and not from_studio and read_at is null`;
/** Nobody has read anything yet: by their own clock they joined later than all this happens. */
const beginUnread = () => test.owner`update conversation_readers set read_until = '-infinity'`;

/** Runs the job as if it were so many minutes after the start, and answers to whom mails went. */
async function runAt(minute: number): Promise<string[]> {
  await sendNotices(test.database, { siteUrl, now: minutes(minute) });
  const mails = await test.owner<{ recipient: string }[]>`
    delete from private.outbox returning recipient`;
  return mails.map(({ recipient }) => recipient);
}

describe("what nobody has read", () => {
  it("is told after ten minutes, and not earlier", async () => {
    await write(0, "studio");
    expect(await runAt(9.9)).toEqual([]);
    expect(await runAt(10)).toEqual([client.email]);
  });

  it("is told once, however much more comes, until it has been read", async () => {
    await write(0, "studio");
    expect(await runAt(11)).toEqual([client.email]);
    await write(12, "studio");
    expect(await runAt(30)).toEqual([]);
    await read(31);
    expect(await runAt(45)).toEqual([]);
    await write(50, "studio");
    expect(await runAt(55)).toEqual([]);
    expect(await runAt(61)).toEqual([client.email]);
  });

  it("is no news when it was read in time", async () => {
    await write(0, "studio");
    await read(5);
    expect(await runAt(20)).toEqual([]);
  });

  it("goes to the studio, or to the colleague whose conversation it is", async () => {
    await write(0, "client");
    expect(await runAt(10)).toEqual([brand.email]);
    const colleague = await createPerson(test.owner, { staff: true });
    await test.owner`
      update conversations set assigned_to = ${colleague.id} where company_id = ${client.id}`;
    await readByStudio(11);
    await write(20, "client");
    expect(await runAt(30)).toEqual([colleague.email]);
    // No longer staff: whatever is assigned to them is the studio's again.
    await test.owner`update auth.users set raw_app_meta_data = '{}' where id = ${colleague.id}`;
    await readByStudio(31);
    await write(40, "client");
    expect(await runAt(50)).toEqual([brand.email]);
  });

  it("is told to each side by itself", async () => {
    await write(0, "client");
    await write(1, "studio");
    expect(await runAt(10)).toEqual([brand.email]);
    expect(await runAt(12)).toEqual([client.email]);
  });

  it("is told to nobody once the account is closed", async () => {
    await write(0, "studio");
    await test.owner`update auth.users set deleted_at = now() where id = ${client.id}`;
    expect(await runAt(10)).toEqual([]);
  });

  it("leads to the conversation, and repeats none of it", async () => {
    await write(0, "client");
    await write(0, "studio");
    await sendNotices(test.database, { siteUrl, now: minutes(10) });
    const mails = await test.owner<{ body_text: string }[]>`
      select body_text from private.outbox order by kind`;
    const [toStudio = "", toClient = ""] = mails.map(({ body_text }) => body_text);
    expect(toClient).toContain(`${siteUrl}/dashboard?tab=messages&company=${client.id}`);
    expect(toStudio).toContain(`${siteUrl}/studio/messages?client=${client.id}`);
    expect(toStudio).toContain("Client: Ada");
    expect(toClient + toStudio).not.toContain("Hello");
  });
});

describe("in a company of several", () => {
  let company: Company;
  let told: string[];
  beforeEach(async () => {
    company = await createCompany(test.owner);
    await beginUnread();
    const { member, approver, owner } = company.people;
    told = [member, approver, owner].map(({ email }) => email).toSorted();
  });

  const say = (at: number, sender?: Person) => test.owner`
    insert into messages (company_id, sender_id, from_studio, body, created_at)
    values (${company.id}, ${sender?.id ?? null}, ${!sender}, 'Hello', ${minutes(at)})`;
  const readAs = (at: number, person: Person) => read(at, { person, companyId: company.id });
  const toldAt = async (minute: number) => (await runAt(minute)).toSorted();

  it("everybody who may answer is told, once each, and nobody who only looks", async () => {
    await say(0);
    expect(await toldAt(10)).toEqual(told);
    await say(12);
    expect(await toldAt(30)).toEqual([]);
  });

  it("a colleague's reading silences nobody else, and whoever has read hears of the next", async () => {
    const { member, viewer } = company.people;
    await say(0);
    await readAs(5, member);
    await readAs(5, viewer);
    expect(await toldAt(10)).toEqual(told.filter((email) => email !== member.email));
    await say(20);
    expect(await toldAt(30)).toEqual([member.email]);
  });

  it("whoever wrote has read what was there", async () => {
    const { approver } = company.people;
    await say(0);
    await say(2, approver);
    const others = told.filter((email) => email !== approver.email);
    expect(await toldAt(11)).toEqual(others);
    expect(await toldAt(12)).toEqual([brand.email]);
    await say(20);
    expect(await toldAt(30)).toEqual([approver.email]);
  });

  it("nobody is told of what was there before they came, or after they left", async () => {
    const { member } = company.people;
    await say(0);
    await removeMember(test.owner, { companyId: company.id, person: member });
    await addMember(test.owner, { companyId: company.id, person: client, role: "member" });
    expect(await toldAt(10)).toEqual(told.filter((email) => email !== member.email));
  });

  it("the studio reads the company's name, and is led to it", async () => {
    await say(0, company.people.member);
    await sendNotices(test.database, { siteUrl, now: minutes(10) });
    const [mail] = await test.owner<{ body_text: string }[]>`select body_text from private.outbox`;
    expect(mail?.body_text).toContain("Client: Harbour & Sons");
    expect(mail?.body_text).toContain(`${siteUrl}/studio/messages?client=${company.id}`);
  });
});

describe("beside the version before, which tells whoever the company is named after", () => {
  const noticeAt = () => test.owner<{ notified_at: Date }[]>`
    select notified_at from private.message_notices where user_id = ${client.id} and not for_studio`;

  it("nobody is told whom it has told, save of what came since they read", async () => {
    await write(0, "studio");
    await test.owner`
      insert into private.message_notices (user_id, for_studio, notified_at)
      values (${client.id}, false, ${minutes(10)})`;
    expect(await runAt(11)).toEqual([]);
    await read(12);
    await write(20, "studio");
    expect(await runAt(30)).toEqual([client.email]);
  });

  it("nobody is told again by it, and it hears of nobody else", async () => {
    const colleague = await createPerson(test.owner);
    await addMember(test.owner, { companyId: client.id, person: colleague, role: "member" });
    await beginUnread();
    await write(0, "studio");
    await read(5);
    expect(await runAt(10)).toEqual([colleague.email]);
    expect([...(await noticeAt())]).toEqual([]);
    await write(20, "studio");
    expect(await runAt(30)).toEqual([client.email]);
    expect([...(await noticeAt())]).toEqual([{ notified_at: minutes(30) }]);
  });
});
