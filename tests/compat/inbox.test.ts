import { randomUUID } from "node:crypto";
import { FunctionsHttpError } from "@supabase/supabase-js";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { brand } from "../../content/brand.ts";
import { trapField } from "../../domain/enquiry/enquiry-form.ts";
import { canBecome, itemStatuses } from "../../domain/inbox/item.ts";
import { tellBreaches } from "../../server/inbox/tell-breaches.ts";
import { syncPackages } from "../../server/sync-packages.ts";
import { insertPayment } from "../payments/insert-payment.ts";
import { startAuthApp, type AuthApp, type Member } from "../support/auth-app.ts";
import { createPerson, type Person } from "../support/create-person.ts";

let app: AuthApp;
let staff: Member;
let person: Person;
beforeAll(async () => {
  app = await startAuthApp();
  await syncPackages(app.database);
  staff = await app.staff();
  person = await createPerson(app.owner, { staff: true });
});
afterAll(() => app.stop());
afterEach(() => expect(app.unexpected).toEqual([]));

type Item = { id: string; status: string; search: string; received_at: Date; answered_at: Date };

const someone = () => `${randomUUID()}@clients.example`;

async function enquire(email: string, more: Record<string, string> = {}): Promise<Item> {
  const body = { kind: "contact", name: "Ida Lund", email, message: "A film, please.", ...more };
  const { error } = await app.client().functions.invoke("submit-enquiry", { body });
  expect(error).toBeNull();
  return itemOf("enquiry_id", app.owner`(select id from enquiries where email = ${email})`);
}

async function itemOf(column: string, source: ReturnType<AuthApp["owner"]>): Promise<Item> {
  const [item, ...others] = await app.owner<Item[]>`
    select * from inbox_items where ${app.owner(column)} = ${source}`;
  expect(others).toEqual([]);
  if (!item) throw new Error("Nothing has arrived.");
  return item;
}

async function readItem(id: string): Promise<Item> {
  const [item] = await app.owner<Item[]>`select * from inbox_items where id = ${id}`;
  if (!item) throw new Error("The item is gone.");
  return item;
}

function answerAs(member: Member, body: object, key: string = randomUUID()) {
  return invoke(member, body, { "Idempotency-Key": key });
}

async function invoke(member: Member, body: object, headers: Record<string, string>) {
  const { data, error } = await member.client.functions.invoke("answer-enquiry", { body, headers });
  if (error === null) return { status: 200, body: data };
  if (!(error instanceof FunctionsHttpError)) throw error;
  const response: Response = error.context;
  return { status: response.status, body: await response.json() };
}

describe("the inbox takes in", () => {
  it("an enquiry once, however often it is sent, with a day to answer it", async () => {
    const email = someone();
    const sent = await Promise.all([enquire(email), enquire(email), enquire(email)]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(sent[0]).toMatchObject({ kind: "contact", status: "new", answered_at: null });
    expect(sent[0]?.search).toContain(email);
    const [clock] = await app.owner`
      select due_at - received_at as day from inbox_items where id = ${sent[0]?.id ?? ""}`;
    expect(clock).toEqual({ day: "1 day" });
  });

  it("what a program sent, apart, and brings it back with its clock", async () => {
    const item = await enquire(someone(), { [trapField]: "1" });
    expect(item.status).toBe("spam");
    await app.owner`
      update inbox_items set received_at = now() - interval '3 hours' where id = ${item.id}`;
    await app.database.asCaller(
      person.caller,
      (sql) => sql`update inbox_items set status = 'new' where id = ${item.id}`,
    );
    const [back] = await app.owner`
      select status, answered_at, round(extract(epoch from due_at - now()) / 3600) as hours
      from inbox_items where id = ${item.id}`;
    expect(back).toMatchObject({ status: "new", answered_at: null, hours: "21" });
  });

  it("a lead, and the questions of one conversation as one", async () => {
    const [chat] = await app.owner`insert into chat_conversations default values returning id`;
    const conversation = String(chat?.["id"]);
    const ask = (text: string, unanswered = true) => app.owner`
      insert into chat_messages (conversation_id, text, is_user, unanswered)
      values (${conversation}, ${text}, true, ${unanswered}) returning id`;
    await ask("What does a film cost?", false);
    expect(
      await app.owner`select 1 from inbox_items where conversation_id = ${conversation}`,
    ).toEqual([]);
    await Promise.all([ask("On the moon?"), ask("In a submarine?"), ask("Under ice?")]);
    const item = await itemOf("conversation_id", app.owner`${conversation}::uuid`);
    expect(item).toMatchObject({ kind: "question", status: "new" });
    for (const word of ["moon", "submarine", "ice"]) expect(item.search).toContain(word);

    await app.owner`update inbox_items set status = 'answered', received_at = now() - interval '2 days' where id = ${item.id}`;
    await ask("And on Mars?");
    const again = await readItem(item.id);
    expect(again).toMatchObject({ status: "new", answered_at: null });
    expect(Date.now() - again.received_at.getTime()).toBeLessThan(60_000);

    await app.owner`update chat_messages set unanswered = false where conversation_id = ${conversation}`;
    expect(await app.owner`select 1 from inbox_items where id = ${item.id}`).toEqual([]);

    const email = someone();
    const body = { name: "Ben", email, company: "Warm Coats", conversationId: conversation };
    await app.client().functions.invoke("submit-lead", { body });
    const lead = await itemOf("lead_id", app.owner`(select id from leads where email = ${email})`);
    expect(lead).toMatchObject({ kind: "lead", status: "new" });
    expect(lead.search).toContain("warm coats");
  });

  it("a payment once it does not match, until it is settled", async () => {
    const id = await insertPayment(app.owner, {
      state: "quoted",
    });
    const find = () =>
      app.owner`select id, status, search from inbox_items where payment_id = ${id}`;
    expect(await find()).toEqual([]);
    await Promise.all(
      [1, 2, 3].map(() => app.owner`update eth_payments set state = 'underpaid' where id = ${id}`),
    );
    expect(await find()).toMatchObject([{ status: "new", search: expect.stringContaining(id) }]);
    await app.owner`
      update eth_payments set state = 'paid', paid_at = now(), transaction_hash = ${`0x${"c".repeat(64)}`}
      where id = ${id}`;
    expect(await find()).toMatchObject([{ status: "won" }]);
  });

  it("nothing more once its source has gone", async () => {
    const item = await enquire(someone());
    await app.owner`insert into inbox_notes (item_id, body) values (${item.id}, 'Called twice.')`;
    await app.owner`
      delete from enquiries where id = (select enquiry_id from inbox_items where id = ${item.id})`;
    expect(await app.owner`select 1 from inbox_items where id = ${item.id}`).toEqual([]);
    expect(await app.owner`select 1 from inbox_notes where item_id = ${item.id}`).toEqual([]);
  });
});

describe("whose inbox it is", () => {
  it("staff's: they move items as the rules say, note, hand over, and are named in the log", async () => {
    const item = await enquire(someone());
    const as = person.caller;
    for (const from of itemStatuses)
      for (const to of itemStatuses) {
        await app.owner`update inbox_items set status = 'new' where id = ${item.id}`;
        await app.owner`update inbox_items set status = ${from} where id = ${item.id}`;
        const move = app.database.asCaller(
          as,
          (sql) => sql`update inbox_items set status = ${to} where id = ${item.id}`,
        );
        if (from === to || canBecome(from, to)) await move;
        else await expect(move, `${from} ${to}`).rejects.toMatchObject({ code: "23514" });
        if (from === "spam")
          await app.owner`update inbox_items set status = 'new' where id = ${item.id}`;
      }
    await app.database.asCaller(as, async (sql) => {
      await sql`update inbox_items set owner_id = ${staff.id} where id = ${item.id}`;
      await sql`insert into inbox_notes (item_id, body) values (${item.id}, 'Likes slow films.')`;
      expect(await sql`select user_id from list_staff()`).toContainEqual({ user_id: person.id });
    });
    const [entry] = await app.owner`
      select actor_id, changes from audit_log
      where table_name = 'inbox_items' and row_id = ${item.id} order by id desc limit 1`;
    expect(entry).toEqual({ actor_id: person.id, changes: { owner_id: [null, staff.id] } });
    const client = await createPerson(app.owner);
    await expect(
      app.database.asCaller(
        as,
        (sql) => sql`update inbox_items set owner_id = ${client.id} where id = ${item.id}`,
      ),
    ).rejects.toMatchObject({ code: "23514" });
  });

  it("staff's to search, by every word, with no word taken for a pattern", async () => {
    const mark = randomUUID();
    const [ida, bo] = [
      await enquire(`ida@${mark}.example`, { message: "100% slow" }),
      await enquire(`bo@${mark}.example`, { name: "Bo", message: "fast" }),
    ];
    const search = (patterns: string[], more: Record<string, string | null> = {}) =>
      app.database.asCaller(
        person.caller,
        (sql) => sql<{ id: string }[]>`
          select id from search_inbox(
            ${patterns}::text[], before_time => ${more["time"] ?? null}::timestamptz,
            before_id => ${more["id"] ?? null}::uuid, size => 10
          )`,
      );
    expect(await search([`%${mark}%`])).toEqual([{ id: bo.id }, { id: ida.id }]);
    expect(await search([`%${mark}%`, String.raw`%100\%%`])).toEqual([{ id: ida.id }]);
    expect(await search([`%${mark}%`, String.raw`%\_%`])).toEqual([]);
    const [last] = await app.owner<{ time: string }[]>`
      select received_at::text as time from inbox_items where id = ${bo.id}`;
    const rest = await search([`%${mark}%`], { time: last?.time ?? null, id: bo.id });
    expect(rest).toEqual([{ id: ida.id }]);
  });

  it("nobody else's", async () => {
    const item = await enquire(someone());
    const client = await createPerson(app.owner);
    await app.database.asCaller(client.caller, async (sql) => {
      expect(await sql`select 1 from inbox_items`).toEqual([]);
      expect(await sql`select 1 from list_staff()`).toEqual([]);
      expect(await sql`select 1 from search_inbox(array['%'])`).toEqual([]);
      expect((await sql`update inbox_items set status = 'won' where id = ${item.id}`).count).toBe(
        0,
      );
    });
    const { client: browser } = await app.member();
    const letter = { itemId: item.id, subject: "Hello", body: "Hello" };
    expect((await answerAs({ ...staff, client: browser }, letter)).status).toBe(403);
    expect((await answerAs({ ...staff, client: app.client() }, letter)).status).toBe(401);
    expect((await readItem(item.id)).status).toBe("new");
  });
});

describe("an answer by mail", () => {
  it("leaves once, stops the clock, and is kept with its author", async () => {
    const email = someone();
    const item = await enquire(email);
    const letter = { itemId: item.id, subject: "Your film", body: "Dear Ida,\n\nyes.\nAnd soon." };
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => answerAs(staff, letter, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const mails = await app.owner`
      select subject, reply_to, body_text, body_html from private.outbox
      where recipient = ${email} and kind = 'studio-answer'`;
    expect(mails).toMatchObject([{ subject: "Your film", reply_to: brand.email }]);
    expect(mails[0]?.["body_text"]).toContain("Dear Ida,\n\nyes.\nAnd soon.");
    expect(mails[0]?.["body_html"]).toContain("yes.\nAnd soon.</p>");
    expect(await readItem(item.id)).toMatchObject({
      status: "answered",
      owner_id: staff.id,
      answered_at: expect.any(Date),
    });
    expect(
      await app.owner`select author_id, recipient, body from inbox_replies where item_id = ${item.id}`,
    ).toEqual([{ author_id: staff.id, recipient: email, body: letter.body }]);
    const [entry] = await app.owner`
      select actor_id from audit_log where table_name = 'inbox_items' and row_id = ${item.id}`;
    expect(entry).toEqual({ actor_id: staff.id });
  });

  it("does not leave without words, an address or a key, nor to what is spam", async () => {
    const item = await enquire(someone());
    const letter = { itemId: item.id, subject: "Hello", body: "Hello" };
    expect(await answerAs(staff, { ...letter, subject: " ", body: "" })).toMatchObject({
      status: 400,
      body: { fields: { subject: "Please write a subject.", body: "Please write your answer." } },
    });
    expect(
      (await answerAs(staff, { ...letter, subject: "a\nBcc: b@clients.example" })).status,
    ).toBe(400);
    expect((await invoke(staff, letter, {})).status).toBe(400);
    expect((await answerAs(staff, { ...letter, itemId: randomUUID() })).status).toBe(404);
    await app.owner`update inbox_items set status = 'spam' where id = ${item.id}`;
    expect((await answerAs(staff, letter)).status).toBe(409);
    const [chat] = await app.owner`insert into chat_conversations default values returning id`;
    await app.owner`
      insert into chat_messages (conversation_id, text, is_user, unanswered)
      values (${String(chat?.["id"])}, 'Hello?', true, true)`;
    const question = await itemOf("conversation_id", app.owner`${String(chat?.["id"])}::uuid`);
    expect(await answerAs(staff, { ...letter, itemId: question.id })).toMatchObject({
      status: 409,
      body: { error: "Nobody left an address to answer to." },
    });
    expect(
      await app.owner`select 1 from inbox_replies where item_id = any(${[item.id, question.id]}::uuid[])`,
    ).toEqual([]);
  });
});

describe("clocks that have run out", () => {
  const tell = () => app.database.asOwner((sql) => tellBreaches(sql, "https://kinolume.example"));
  const readMails = () => app.owner<{ subject: string; body_text: string }[]>`
    select subject, body_text from private.outbox where kind = 'studio-clock' order by created_at`;

  it("are told in one mail, each once, and anew when the clock starts anew", async () => {
    await app.owner`update inbox_items set status = 'answered' where status = 'new'`;
    const [late, later, early, spam] = [
      await enquire(someone(), { name: "Late" }),
      await enquire(someone(), { name: "Later" }),
      await enquire(someone(), { name: "Early" }),
      await enquire(someone(), { name: "Spam" }),
    ];
    await app.owner`update inbox_items set status = 'spam' where id = ${spam.id}`;
    const age = (id: string, hours: number) => app.owner`
      update inbox_items set received_at = now() - ${hours} * interval '1 hour' where id = ${id}`;
    await Promise.all([age(late.id, 25), age(later.id, 40), age(early.id, 23), age(spam.id, 50)]);
    await Promise.all([tell(), tell(), tell()]);
    const mails = await readMails();
    const text = mails.map(({ body_text }) => body_text).join("\n");
    expect(text).toMatch(/Contact form: Later, since/);
    expect(text.match(/Late, since/g)).toHaveLength(1);
    expect(text).not.toMatch(/Early|Spam/);
    expect(text).toContain("https://kinolume.example/studio?area=inbox&clock=breached");
    const before = mails.length;
    await tell();
    expect(await readMails()).toHaveLength(before);
    await age(late.id, 30);
    await tell();
    expect((await readMails()).at(-1)?.subject).toBe("Waiting for longer than 24 hours: 1 enquiry");
  });
});
