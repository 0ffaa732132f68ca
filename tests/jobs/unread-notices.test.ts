import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { brand } from "../../content/brand.ts";
import { createUnreadNotices, unreadSchedule } from "../../services/message/notify-unread.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";

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
});

const write = (at: number, side: "client" | "studio") => test.owner`
  insert into messages (user_id, from_studio, body, created_at)
  values (${client.id}, ${side === "studio"}, 'Hello', ${minutes(at)})`;
const readAll = (at: number) => test.owner`
  update messages set read_at = ${minutes(at)} where user_id = ${client.id} and read_at is null`;

/** Runs the job as if it were so many minutes after the start, and answers to whom mails went. */
async function runAt(minute: number): Promise<string[]> {
  await createUnreadNotices({ siteUrl, now: () => minutes(minute) })({
    id: "1",
    kind: unreadSchedule.kind,
    payload: {},
    attempt: 1,
    signal: AbortSignal.timeout(10_000),
    transaction: (work) => test.database.asOwner(work),
  });
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
    await readAll(31);
    expect(await runAt(45)).toEqual([]);
    await write(50, "studio");
    expect(await runAt(55)).toEqual([]);
    expect(await runAt(61)).toEqual([client.email]);
  });

  it("is no news when it was read in time", async () => {
    await write(0, "studio");
    await readAll(5);
    expect(await runAt(20)).toEqual([]);
  });

  it("goes to the studio, or to the colleague whose conversation it is", async () => {
    await write(0, "client");
    expect(await runAt(10)).toEqual([brand.email]);
    const colleague = await createPerson(test.owner, { staff: true });
    await test.owner`
      update conversations set assigned_to = ${colleague.id} where user_id = ${client.id}`;
    await readAll(11);
    await write(20, "client");
    expect(await runAt(30)).toEqual([colleague.email]);
    // No longer staff: whatever is assigned to them is the studio's again.
    await test.owner`update auth.users set raw_app_meta_data = '{}' where id = ${colleague.id}`;
    await readAll(31);
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
    await createUnreadNotices({ siteUrl, now: () => minutes(10) })({
      id: "1",
      kind: unreadSchedule.kind,
      payload: {},
      attempt: 1,
      signal: AbortSignal.timeout(10_000),
      transaction: (work) => test.database.asOwner(work),
    });
    const mails = await test.owner<{ body_text: string }[]>`
      select body_text from private.outbox order by kind`;
    const [toStudio = "", toClient = ""] = mails.map(({ body_text }) => body_text);
    expect(toClient).toContain(`${siteUrl}/dashboard?tab=messages`);
    expect(toStudio).toContain(`${siteUrl}/studio/messages?client=${client.id}`);
    expect(toStudio).toContain("Client: Ada");
    expect(toClient + toStudio).not.toContain("Hello");
  });
});
