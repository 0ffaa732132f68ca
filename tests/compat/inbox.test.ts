import { randomUUID } from "node:crypto";
import { FunctionsHttpError } from "@supabase/supabase-js";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { brand } from "../../content/brand.ts";
import { nameItem } from "../../content/inbox.ts";
import { trapField } from "../../domain/enquiry/enquiry-form.ts";
import { canBecome, itemStatuses } from "../../domain/inbox/item.ts";
import { notifyOverdue } from "../../services/inbox/notify-overdue.ts";
import { syncPackages } from "../../services/payment/sync-packages.ts";
import { insertPayment } from "../payment/insert-payment.ts";
import { startAuthApp, type AuthApp, type Member } from "../support/auth-app.ts";
import { createCompany, removeMember } from "../support/create-company.ts";
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

type Item = {
  id: string;
  status: "new";
  search: string;
  received_at: Date;
  due_at: Date | null;
  answered_at: Date | null;
  answered_by: string | null;
  clock: string;
};

const someone = () => `${randomUUID()}@clients.example`;

async function enquire(email: string, more: Record<string, string> = {}): Promise<Item> {
  const body = { kind: "contact", name: "Ida Lund", email, message: "A film, please.", ...more };
  const { error } = await app.client().functions.invoke("submit-enquiry", { body });
  expect(error).toBeNull();
  return itemOf("enquiry_id", app.owner`(select id from enquiries where email = ${email})`);
}

/** A question that the assistant could not answer, in a chat of its own. */
async function ask(text: string, userId: string | null = null) {
  const [chat] = await app.owner<{ id: string }[]>`
    insert into chat_conversations (user_id) values (${userId}) returning id`;
  const conversationId = chat?.id ?? "";
  await app.owner`
    insert into chat_messages (conversation_id, text, is_user, unanswered)
    values (${conversationId}, ${text}, true, true)`;
  const item = await itemOf("conversation_id", app.owner`${conversationId}::uuid`);
  return { ...item, conversationId };
}

const move = (id: string, status: string) =>
  app.database.asCaller(
    person.caller,
    (sql) => sql`update inbox_items set status = ${status} where id = ${id}`,
  );

const noteCall = (itemId: string, calledAt: Date, body: string | null = null) =>
  app.database.asCaller(
    person.caller,
    (sql) => sql`
      insert into inbox_calls (item_id, called_at, body) values (${itemId}, ${calledAt}, ${body})`,
  );

/** As if it had come in some hours ago. */
const age = (id: string, hours: number) => app.owner`
  update inbox_items set received_at = now() - ${hours} * interval '1 hour' where id = ${id}`;

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

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
    const say = (text: string, unanswered = true) => app.owner`
      insert into chat_messages (conversation_id, text, is_user, unanswered)
      values (${conversation}, ${text}, true, ${unanswered}) returning id`;
    await say("What does a film cost?", false);
    expect(
      await app.owner`select 1 from inbox_items where conversation_id = ${conversation}`,
    ).toEqual([]);
    await Promise.all([say("On the moon?"), say("In a submarine?"), say("Under ice?")]);
    const item = await itemOf("conversation_id", app.owner`${conversation}::uuid`);
    expect(item).toMatchObject({ kind: "question", status: "new" });
    for (const word of ["moon", "submarine", "ice"]) expect(item.search).toContain(word);

    // Nobody can be answered, so nothing runs out; that the site knows it now is the studio's to say.
    expect(item).toMatchObject({ due_at: null, clock: "none" });
    await app.owner`update inbox_items set status = 'answered', received_at = now() - interval '2 days' where id = ${item.id}`;
    await say("And on Mars?");
    const again = await readItem(item.id);
    expect(again).toMatchObject({ status: "new", answered_at: null, clock: "none" });
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
    const standing = { due_at: "", answered_at: null };
    for (const status of itemStatuses.filter((each) => each !== "answered"))
      for (const to of itemStatuses) {
        await app.owner`update inbox_items set status = 'new' where id = ${item.id}`;
        await app.owner`update inbox_items set status = ${status} where id = ${item.id}`;
        const moved = app.database.asCaller(
          as,
          (sql) => sql`update inbox_items set status = ${to} where id = ${item.id}`,
        );
        if (status === to || canBecome({ ...standing, status }, to)) await moved;
        else await expect(moved, `${status} ${to}`).rejects.toMatchObject({ code: "23514" });
        if (status === "spam")
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
            ${patterns}::text[], after_place => ${more["place"] ?? null}::bigint,
            after_id => ${more["id"] ?? null}::uuid, size => 10
          )`,
      );
    expect(await search([`%${mark}%`])).toEqual([{ id: ida.id }, { id: bo.id }]);
    expect(await search([`%${mark}%`, String.raw`%100\%%`])).toEqual([{ id: ida.id }]);
    expect(await search([`%${mark}%`, String.raw`%\_%`])).toEqual([]);
    const [last] = await app.owner<{ place: string }[]>`
      select place::text from inbox_items where id = ${ida.id}`;
    const rest = await search([`%${mark}%`], { place: last?.place ?? null, id: ida.id });
    expect(rest).toEqual([{ id: bo.id }]);
  });

  it("nobody else's", async () => {
    const item = await enquire(someone());
    const client = await createPerson(app.owner);
    await app.database.asCaller(client.caller, async (sql) => {
      expect(await sql`select 1 from inbox_items`).toEqual([]);
      expect(await sql`select 1 from list_staff()`).toEqual([]);
      expect(await sql`select 1 from search_inbox(array['%'])`).toEqual([]);
      expect(await sql`select 1 from describe_senders(array[${item.id}::uuid])`).toEqual([]);
      expect(await sql`select 1 from list_other_items(${item.id})`).toEqual([]);
      expect(await sql`select * from count_answers('-infinity')`).toMatchObject([{ waiting: "0" }]);
      expect((await sql`update inbox_items set status = 'won' where id = ${item.id}`).count).toBe(
        0,
      );
    });
    const { client: browser } = await app.member();
    const reply = { itemId: item.id, subject: "Hello", body: "Hello" };
    expect((await answerAs({ ...staff, client: browser }, reply)).status).toBe(403);
    expect((await answerAs({ ...staff, client: app.client() }, reply)).status).toBe(401);
    expect((await readItem(item.id)).status).toBe("new");
  });
});

describe("an answer by mail", () => {
  it("leaves once, stops the clock, and is kept with its author", async () => {
    const email = someone();
    const item = await enquire(email);
    const reply = { itemId: item.id, subject: "Your film", body: "Dear Ida,\n\nyes.\nAnd soon." };
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => answerAs(staff, reply, key)));
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
      answered_by: "mail",
      clock: "answered",
    });
    expect(
      await app.owner`select author_id, recipient, body from inbox_replies where item_id = ${item.id}`,
    ).toEqual([{ author_id: staff.id, recipient: email, body: reply.body }]);
    const [entry] = await app.owner`
      select actor_id from audit_log where table_name = 'inbox_items' and row_id = ${item.id}`;
    expect(entry).toEqual({ actor_id: staff.id });
  });

  it("about a payment reaches its payer, or their company's owner once they have left", async () => {
    const { id: companyId, people } = await createCompany(app.owner);
    const paymentId = await insertPayment(app.owner, {
      state: "underpaid",
      user_id: people.approver.id,
      company_id: companyId,
    });
    const item = await itemOf("payment_id", app.owner`${paymentId}::uuid`);
    const reply = { itemId: item.id, subject: "Your payment", body: "Something is missing." };
    const recipients = async () => {
      expect((await answerAs(staff, reply)).status).toBe(200);
      const rows = await app.owner<{ recipient: string }[]>`
        select recipient from inbox_replies where item_id = ${item.id} order by created_at`;
      return rows.map(({ recipient }) => recipient);
    };
    expect(await recipients()).toEqual([people.approver.email]);
    await removeMember(app.owner, { companyId, person: people.approver });
    expect(await recipients()).toEqual([people.approver.email, people.owner.email]);
  });

  it("does not leave without words, an address or a key, nor to what is spam", async () => {
    const item = await enquire(someone());
    const reply = { itemId: item.id, subject: "Hello", body: "Hello" };
    expect(await answerAs(staff, { ...reply, subject: " ", body: "" })).toMatchObject({
      status: 400,
      body: { fields: { subject: "Please write a subject.", body: "Please write your answer." } },
    });
    expect((await answerAs(staff, { ...reply, subject: "a\nBcc: b@clients.example" })).status).toBe(
      400,
    );
    expect((await invoke(staff, reply, {})).status).toBe(400);
    expect((await answerAs(staff, { ...reply, itemId: randomUUID() })).status).toBe(404);
    await app.owner`update inbox_items set status = 'spam' where id = ${item.id}`;
    expect((await answerAs(staff, reply)).status).toBe(409);
    const question = await ask("Hello?");
    expect(await answerAs(staff, { ...reply, itemId: question.id })).toMatchObject({
      status: 409,
      body: { error: "Nobody left an address to answer to." },
    });
    expect(
      await app.owner`select 1 from inbox_replies where item_id = any(${[item.id, question.id]}::uuid[])`,
    ).toEqual([]);
  });
});

describe("only an answer answers", () => {
  it("no status does: what is closed without one is closed unanswered, in the figures, too", async () => {
    const count = async () => {
      const [counted] = await app.database.asCaller(
        person.caller,
        (sql) =>
          sql<Record<string, string>[]>`select * from count_answers(now() - interval '1 day')`,
      );
      return counted ?? {};
    };
    const before = await count();
    const [won, lost] = [await enquire(someone()), await enquire(someone())];
    await expect(move(won.id, "answered")).rejects.toMatchObject({
      code: "23514",
      message: "Only an answer answers: write to them, or note the call.",
    });
    await move(won.id, "won");
    await move(lost.id, "lost");
    for (const { id } of [won, lost])
      expect(await readItem(id)).toMatchObject({ answered_at: null, clock: "unanswered" });
    expect(Number((await count())["unanswered"]) - Number(before["unanswered"])).toBe(2);

    await move(lost.id, "new");
    expect(await readItem(lost.id)).toMatchObject({ answered_at: null, clock: "running" });
    // A reply after the end is an answer all the same.
    await answerAs(staff, { itemId: won.id, subject: "Hello", body: "Welcome." });
    expect(await readItem(won.id)).toMatchObject({ status: "won", clock: "answered" });
    expect(await count()).toMatchObject({
      unanswered: before["unanswered"],
      in_time: String(Number(before["in_time"]) + 1),
    });
  });

  it("a call does, from its own time on, and opened again the item stays answered", async () => {
    const item = await enquire(someone());
    await age(item.id, 30);
    for (const [calledAt, message] of [
      [hoursAgo(31), "By then nothing had come in yet."],
      [hoursAgo(-1), "That is still to come."],
    ] as const)
      await expect(noteCall(item.id, calledAt)).rejects.toMatchObject({ code: "23514", message });
    await noteCall(item.id, hoursAgo(4), "Wants it in May.");
    const answered = await readItem(item.id);
    expect(answered).toMatchObject({
      status: "answered",
      owner_id: person.id,
      answered_by: "call",
      clock: "answered",
    });
    expect(Math.round((Date.now() - Number(answered.answered_at)) / 3_600_000)).toBe(4);
    const entries = await app.owner`
      select table_name, action, changes from audit_log where actor_id = ${person.id}
        and (row_id = ${item.id} or row_id in (select id::text from inbox_calls where item_id = ${item.id}))
      order by table_name`;
    expect(entries).toEqual([
      { table_name: "inbox_calls", action: "insert", changes: {} },
      {
        table_name: "inbox_items",
        action: "update",
        changes: {
          status: ["new", "answered"],
          owner_id: [null, person.id],
          answered_by: [null, "call"],
        },
      },
    ]);
    await move(item.id, "new");
    expect(await readItem(item.id)).toMatchObject({ status: "new", clock: "answered" });

    const spam = await enquire(someone(), { [trapField]: "1" });
    await expect(noteCall(spam.id, new Date())).rejects.toMatchObject({ code: "23514" });
    const client = await createPerson(app.owner);
    await expect(
      app.database.asCaller(
        client.caller,
        (sql) => sql`insert into inbox_calls (item_id, called_at) values (${item.id}, now())`,
      ),
    ).rejects.toMatchObject({ code: "42501" });
  });

  it("a message to the client does, for what they have waiting, and for nobody else", async () => {
    const client = await createPerson(app.owner, { displayName: "Ida Lund" });
    const [theirs, other] = [await enquire(client.email.toUpperCase()), await enquire(someone())];
    const asked = await ask("Can you film in space?", client.id);
    expect(asked.clock).toBe("running");
    await app.database.asCaller(
      client.caller,
      (sql) => sql`insert into messages (body) values ('Hello?')`,
    );
    expect(await readItem(theirs.id)).toMatchObject({ clock: "running" });
    await app.database.asCaller(
      person.caller,
      (sql) => sql`insert into messages (company_id, body) values (${client.id}, 'Good morning.')`,
    );
    for (const { id } of [theirs, asked])
      expect(await readItem(id)).toMatchObject({
        status: "answered",
        answered_by: "message",
        clock: "answered",
      });
    expect(await readItem(other.id)).toMatchObject({ status: "new", clock: "running" });
  });

  it("a message to the company does for what any of its people has waiting", async () => {
    const { id, people } = await createCompany(app.owner);
    const other = await createCompany(app.owner);
    const theirs = [
      await enquire(people.viewer.email),
      await ask("Can you film under water?", people.member.id),
    ];
    const others = await enquire(other.people.owner.email);
    await app.database.asCaller(
      person.caller,
      (sql) => sql`insert into messages (company_id, body) values (${id}, 'Good morning.')`,
    );
    for (const item of theirs) {
      expect(await readItem(item.id)).toMatchObject({ answered_by: "message", clock: "answered" });
    }
    expect(await readItem(others.id)).toMatchObject({ clock: "running" });
  });

  it("a chat is one matter: an address makes its question somebody's, and one answer does for both", async () => {
    const question = await ask("Do you film in caves?");
    await age(question.id, 50);
    expect(await readItem(question.id)).toMatchObject({ clock: "none", due_at: null });
    const email = someone();
    const body = { name: "Ben", email, company: "", conversationId: question.conversationId };
    await app.client().functions.invoke("submit-lead", { body });
    const lead = await itemOf("lead_id", app.owner`(select id from leads where email = ${email})`);
    const waiting = await readItem(question.id);
    expect(waiting.clock).toBe("running");
    // From when there was somebody to answer.
    expect(Number(waiting.due_at) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    await answerAs(staff, { itemId: lead.id, subject: "Hello", body: "In every one." });
    for (const { id } of [lead, question])
      expect(await readItem(id)).toMatchObject({ status: "answered", answered_by: "mail" });
  });

  it("settling a payment does; one that another transfer settled has nothing to be said about", async () => {
    const [settled, exact] = [
      await insertPayment(app.owner, { state: "review" }),
      await insertPayment(app.owner, { state: "underpaid" }),
    ];
    await app.owner`
      update eth_payments set state = 'refunded', resolution = 'Sent back.', resolved_at = now()
      where id = ${settled}`;
    await app.owner`
      update eth_payments set state = 'paid', paid_at = now(), transaction_hash = ${`0x${"e".repeat(64)}`}
      where id = ${exact}`;
    expect(await itemOf("payment_id", app.owner`${settled}::uuid`)).toMatchObject({
      status: "lost",
      answered_by: "settlement",
      clock: "answered",
    });
    expect(await itemOf("payment_id", app.owner`${exact}::uuid`)).toMatchObject({
      status: "won",
      clock: "none",
    });
  });
});

describe("whom an item is from", () => {
  const describeSender = async (id: string) => {
    const [sender] = await app.database.asCaller(
      person.caller,
      (sql) => sql`select who, client_id, others::int from describe_senders(array[${id}::uuid])`,
    );
    return sender;
  };
  const listOthers = async (id: string) =>
    (
      await app.database.asCaller(
        person.caller,
        (sql) => sql<{ id: string }[]>`select id from list_other_items(${id})`,
      )
    ).map((other) => other.id);

  it("is told by address, with what else came from there, whichever way it came", async () => {
    const email = someone();
    const first = await enquire(email);
    const question = await ask("May we visit?");
    const body = { name: "Ida", email, company: "", conversationId: question.conversationId };
    await app.client().functions.invoke("submit-lead", { body });
    const lead = await itemOf("lead_id", app.owner`(select id from leads where email = ${email})`);
    await insertPayment(app.owner, { state: "late", email: email.toUpperCase() });
    expect(await describeSender(first.id)).toEqual({ who: "Ida Lund", client_id: null, others: 3 });
    expect(await describeSender(question.id)).toEqual({ who: "Ida", client_id: null, others: 3 });
    expect(await listOthers(question.id)).toEqual(expect.arrayContaining([first.id, lead.id]));
    await move(lead.id, "spam");
    expect(await listOthers(first.id)).not.toContain(lead.id);
    expect(await describeSender((await ask("And you?")).id)).toEqual({
      who: null,
      client_id: null,
      others: 0,
    });
  });

  it("is a client when the address was theirs then, and no stranger who signs up with it", async () => {
    const client = await createPerson(app.owner, { displayName: "Ida Lund" });
    const { email } = client;
    const before = await enquire(email, { name: "Ida" });
    await age(before.id, 2);
    await app.owner`update auth.users set email = ${someone()} where id = ${client.id}`;
    await app.owner`
      insert into auth.users (id, email, raw_user_meta_data) values (${randomUUID()}, ${email}, '{}')`;
    await app.owner`
      insert into enquiries (kind, email, content_hash, created_at)
      values ('call', ${email}, ${randomUUID()}, now() + interval '1 second')`;
    const [later] = await app.owner<{ id: string }[]>`
      select i.id from inbox_items i join enquiries e on e.id = i.enquiry_id
      where e.email = ${email} and e.kind = 'call'`;
    expect(await describeSender(before.id)).toMatchObject({ who: "Ida", client_id: client.id });
    expect(await describeSender(later?.id ?? "")).toMatchObject({ who: email, client_id: null });
    const asked = await ask("Where is my film?", client.id);
    expect(await describeSender(asked.id)).toMatchObject({ who: "Ida Lund", client_id: client.id });
    const contacts = await app.database.asCaller(
      person.caller,
      (sql) => sql`select item_id, kind, who from list_client_contacts(${client.id})`,
    );
    expect(contacts).toEqual([
      { item_id: asked.id, kind: "question", who: "Ida Lund" },
      { item_id: before.id, kind: "contact", who: "Ida" },
    ]);
  });

  it("is part of one name, in the mail to the studio as in the log", async () => {
    const email = someone();
    const item = await enquire(email, { name: "Ida Lund" });
    const [mail] = await app.owner`
      select subject from private.outbox where reply_to = ${email} and kind = 'studio-enquiry'`;
    expect(mail).toEqual({
      subject: `New enquiry from the website: ${nameItem("contact", "Ida Lund")}`,
    });
    await move(item.id, "won");
    await noteCall(item.id, new Date());
    const entries = await app.owner<{ id: string }[]>`
      select id from audit_log where row_id = ${item.id} and changes ? 'status'
        or row_id in (select id::text from inbox_calls where item_id = ${item.id})`;
    const named = await app.database.asCaller(
      person.caller,
      (sql) => sql`
        select item_kind, row_name from name_audit_entries(${entries.map(({ id }) => id)}::bigint[])`,
    );
    const entry = { item_kind: "contact", row_name: "Ida Lund" };
    expect(named).toEqual([entry, entry]);
  });
});

describe("clocks that have run out", () => {
  const notify = () =>
    app.database.asOwner((sql) => notifyOverdue(sql, "https://kinolume.example"));
  const readMails = () => app.owner<{ subject: string; body_text: string }[]>`
    select subject, body_text from private.outbox where kind = 'studio-clock' order by created_at`;

  it("are told in one mail, each once, and anew when the clock starts anew", async () => {
    await app.owner`update inbox_items set status = 'lost' where status = 'new'`;
    const [late, later, early, spam, called, closed] = [
      await enquire(someone(), { name: "Late" }),
      await enquire(someone(), { name: "Later" }),
      await enquire(someone(), { name: "Early" }),
      await enquire(someone(), { name: "Spam" }),
      await enquire(someone(), { name: "Called" }),
      await enquire(someone(), { name: "Closed" }),
    ];
    const nobody = await ask("Anybody there?");
    await app.owner`update inbox_items set status = 'spam' where id = ${spam.id}`;
    await app.owner`update inbox_items set status = 'won' where id = ${closed.id}`;
    await Promise.all([age(late.id, 25), age(later.id, 40), age(early.id, 23), age(spam.id, 50)]);
    await Promise.all([age(called.id, 50), age(closed.id, 50), age(nobody.id, 50)]);
    await app.owner`
      insert into inbox_calls (item_id, called_at)
      select id, received_at + interval '1 hour' from inbox_items where id = ${called.id}`;
    await Promise.all([notify(), notify(), notify()]);
    const mails = await readMails();
    const text = mails.map(({ body_text }) => body_text).join("\n");
    expect(text).toMatch(/Contact form\s· Later: since/);
    expect(text.match(/Late: since/g)).toHaveLength(1);
    expect(text).not.toMatch(/Early|Spam|Called|Closed|Open question/);
    expect(text).toContain("https://kinolume.example/studio/inbox?clock=breached");
    const before = mails.length;
    await notify();
    expect(await readMails()).toHaveLength(before);
    await age(late.id, 30);
    await notify();
    expect((await readMails()).at(-1)?.subject).toBe("Waiting for longer than 24 hours: 1 enquiry");
  });
});
