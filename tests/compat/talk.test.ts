import { randomUUID } from "node:crypto";
import { FunctionsHttpError } from "@supabase/supabase-js";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { called, passedOn } from "../../content/talk.ts";
import { asksForLead, type AssistantReply } from "../../domain/assistant/protocol.ts";
import type { JoinedTalk, TalkView } from "../../domain/talk/talk.ts";
import { openDatabase } from "../../server/database/database.ts";
import { mailAnswers } from "../../services/talk/mail-answer.ts";
import { startAuthApp, type AuthApp } from "../support/auth-app.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { followTalk, type FollowedTalk } from "../support/read-talk.ts";

let app: AuthApp;
let staff: Person;
const followed: FollowedTalk[] = [];
beforeAll(async () => {
  app = await startAuthApp();
  staff = await createPerson(app.owner, { staff: true });
});
afterAll(() => app.stop());
afterEach(async () => {
  for (const each of followed.splice(0)) await each.leave();
  await app.owner`delete from private.staff_presence`;
  expect(app.unexpected).toEqual([]);
});

type Answered = { status: number; body: unknown };

async function call(name: string, body: object, address?: string): Promise<Answered> {
  const client = app.client(address === undefined ? {} : { address });
  const { data, error } = await client.functions.invoke(name, { body });
  if (error === null) return { status: 200, body: data };
  if (!(error instanceof FunctionsHttpError)) throw error;
  const response: Response = error.context;
  return { status: response.status, body: await response.json() };
}

async function say(message: string, conversationId?: string): Promise<AssistantReply> {
  const { data, error } = await app
    .client()
    .functions.invoke<AssistantReply>("chat-with-ai", { body: { message, conversationId } });
  if (error || !data) throw new Error("Not answered", { cause: error });
  return data;
}

/** A visitor who has asked for a person. */
async function ask(more: object = {}) {
  const { data, error } = await app
    .client()
    .functions.invoke<JoinedTalk>("talk-to-person", { body: { action: "ask", ...more } });
  if (error || !data) throw new Error("Not asked", { cause: error });
  const { token, talk } = data;
  return { token, talk, conversationId: talk.conversationId };
}

async function follow(asked: { conversationId: string; token: string }): Promise<FollowedTalk> {
  const { conversationId, token } = asked;
  const headers = { apikey: app.publishableKey, "x-test-address": randomUUID() };
  const each = await followTalk(app.url, { conversationId, token }, headers);
  followed.push(each);
  await expect.poll(() => each.talk()).toBeDefined();
  return each;
}

async function asStaff(conversationId: string, text: string, discipline: string | null = null) {
  const [message] = await app.database.asCaller(
    staff.caller,
    (sql) => sql<{ id: string }[]>`
      insert into chat_messages (conversation_id, text, discipline)
      values (${conversationId}, ${text}, ${discipline}) returning id`,
  );
  return message?.id ?? "";
}

const move = (id: string, state: string) =>
  app.database.asCaller(
    staff.caller,
    (sql) => sql`update talks set state = ${state} where id = ${id}`,
  );

async function itemOf(conversationId: string) {
  const [item] = await app.owner`
    select kind, status, clock, answered_by, owner_id, received_at, search, id
    from inbox_items where conversation_id = ${conversationId}`;
  return item;
}

async function leaveAddress(conversationId: string): Promise<string> {
  const email = `${randomUUID()}@clients.example`;
  const { status } = await call("submit-lead", { name: "Ida Lund", email, conversationId });
  expect(status).toBe(200);
  return email;
}

/** What the queue would send by now. */
async function mailTo(email: string): Promise<string[]> {
  const mails = await app.owner<{ body_text: string }[]>`
    select body_text from private.outbox
    where recipient = ${email} and kind = 'studio-answer' order by created_at`;
  return mails.map(({ body_text }) => body_text);
}

describe("asking for a person", () => {
  it("opens the conversation in the inbox, with its transcript and a clock", async () => {
    const { conversationId } = await say("Where are you based?");
    const { token, talk } = await ask({ conversationId });
    expect(token.length).toBeGreaterThanOrEqual(40);
    expect(talk).toMatchObject({ conversationId, state: "waiting", discipline: null });
    expect(await itemOf(conversationId)).toMatchObject({
      kind: "chat",
      status: "new",
      clock: "running",
      search: "where are you based?",
    });
    const { messages } = await follow({ conversationId, token });
    expect(messages.map(({ isUser }) => isUser)).toEqual([true, false]);
    const [kept] = await app.owner`
      select token_hash from private.talk_tokens where conversation_id = ${conversationId}`;
    expect(kept?.["token_hash"]).not.toContain(token);
  });

  it("is due within 15 minutes, and within 24 hours once there is an address", async () => {
    const { conversationId } = await ask();
    const due = async () => {
      const [item] = await app.owner<{ minutes: number }[]>`
        select (extract(epoch from due_at - received_at) / 60)::int as minutes
        from inbox_items where conversation_id = ${conversationId}`;
      return item?.minutes;
    };
    expect(await due()).toBe(15);
    await leaveAddress(conversationId);
    expect(await due()).toBeGreaterThanOrEqual(24 * 60);
  });

  it("comes before what is overdue by mail, the longest wait first, until somebody answers", async () => {
    const email = `${randomUUID()}@clients.example`;
    expect((await call("submit-lead", { name: "Ida Lund", email })).status).toBe(200);
    await app.owner`
      update inbox_items set received_at = now() - interval '3 days'
      where lead_id in (select id from leads where email = ${email})`;
    const [first, second] = [await ask(), await ask()];
    const names = new Map([
      [first.conversationId, "first"],
      [second.conversationId, "second"],
    ]);
    const order = async () => {
      const rows = await app.owner<{ conversation_id: string | null }[]>`
        select i.conversation_id from inbox_items i left join leads l on l.id = i.lead_id
        where l.email = ${email} or i.conversation_id = any(${[...names.keys()]}::uuid[])
        order by i.place, i.id`;
      return rows.map(({ conversation_id: id }) => (id === null ? "overdue" : names.get(id)));
    };
    expect(await order()).toEqual(["first", "second", "overdue"]);
    await asStaff(first.conversationId, "Here I am.");
    expect(await order()).toEqual(["second", "overdue", "first"]);
    await move(second.conversationId, "returned");
    expect((await order()).indexOf("second")).toBeGreaterThan(0);
  });

  it("begins a conversation where there is none, and asks once however often", async () => {
    const first = await ask({ page: "/pricing" });
    const again = await ask({ conversationId: first.conversationId, token: first.token });
    expect(again).toMatchObject({ conversationId: first.conversationId, token: first.token });
    const items = await app.owner`
      select 1 from inbox_items where conversation_id = ${first.conversationId}`;
    expect(items).toHaveLength(1);
  });

  it("in words does the same, and the assistant says no more", async () => {
    const reply = await say("I want to talk to somebody");
    expect(reply.person).toBe("asked");
    const { conversationId } = reply;
    expect(await itemOf(conversationId)).toMatchObject({ kind: "chat", clock: "running" });
    const next = await say("What does the subscription cost?", conversationId);
    expect(next.response).toBe(passedOn);
    const rows = await app.owner`
      select text from chat_messages
      where conversation_id = ${conversationId} order by created_at desc limit 1`;
    expect(rows).toEqual([{ text: "What does the subscription cost?" }]);
  });

  it("is done by the assistant after two answers it did not know, which goes on meanwhile", async () => {
    const first = await say("Do you have a parking garage?");
    expect(first.person).toBeUndefined();
    const { conversationId } = first;
    expect(await itemOf(conversationId)).toMatchObject({ kind: "question" });
    const second = await say("Do you own a helicopter?", conversationId);
    expect(second.person).toBe("noticed");
    // Nobody left an address, and nobody asked for a person: no clock runs.
    expect(await itemOf(conversationId)).toMatchObject({ kind: "chat", clock: "none" });
    const third = await say("What does the subscription cost?", conversationId);
    expect(third.response).toContain("£15,000");
    const joined = await call("talk-to-person", { action: "join", conversationId });
    expect(joined.body).toMatchObject({ talk: { state: "noticed" } });
    await asStaff(conversationId, "No, but there is one around the corner.");
    expect((await say("And a second one?", conversationId)).response).toBe(passedOn);
  });

  it("gives the conversation's token to the first who asks, and to nobody else", async () => {
    const { conversationId, token } = await ask();
    const refused: [string, object][] = [
      ["talk-to-person", { action: "ask", conversationId }],
      ["talk-to-person", { action: "join", conversationId, token: "x".repeat(43) }],
      [
        "talk-to-person",
        { action: "say", conversationId, token: "x".repeat(43), id: randomUUID(), text: "Hi" },
      ],
      ["talk-to-person", { action: "note", conversationId, token: "x".repeat(43), isTyping: true }],
      ["talk-to-person", { action: "return", conversationId, token: "x".repeat(43) }],
      ["talk-to-person", { action: "forget", conversationId, token: "x".repeat(43) }],
      ["follow-talk", { conversationId, token: "x".repeat(43) }],
    ];
    for (const [name, body] of refused) expect((await call(name, body)).status).toBe(403);
    const { conversationId: plain } = await say("Where are you based?");
    const early = await call("talk-to-person", { action: "join", conversationId: plain });
    expect(early.status).toBe(403);
    expect((await ask({ conversationId: plain })).conversationId).toBe(plain);
    const other = await ask();
    const mixed = await call("follow-talk", { conversationId, token: other.token });
    expect(mixed.status).toBe(403);
    expect((await call("talk-to-person", { action: "return", conversationId, token })).status).toBe(
      200,
    );
  });

  it("says truly whether somebody is there: for as long as a page of the studio is heard of", async () => {
    const mark = (page: string, isHere: boolean, person = staff) =>
      app.database.asCaller(person.caller, (sql) => sql`select mark_present(${page}, ${isHere})`);
    expect((await ask()).talk.isStaffed).toBe(false);
    const [page, other] = [randomUUID(), randomUUID()];
    await mark(page, true);
    await mark(other, true);
    expect((await ask()).talk.isStaffed).toBe(true);
    await mark(page, false);
    expect((await ask()).talk.isStaffed).toBe(true);
    await app.owner`update private.staff_presence set seen_at = now() - interval '91 seconds'`;
    expect((await ask()).talk.isStaffed).toBe(false);
    const client = await createPerson(app.owner);
    await expect(mark(randomUUID(), true, client)).rejects.toThrow("Only the studio");
  });

  it("gets one answer where it is asked for in words: that somebody is there, or where to leave an address", async () => {
    const asking = "I would like to speak to a person please";
    const alone = await say(asking);
    expect(alone.person).toBe("asked");
    expect(asksForLead(alone.response)).toBe(true);
    await app.database.asCaller(staff.caller, (sql) => sql`select mark_present(${randomUUID()})`);
    const answered = await say(asking);
    expect(answered).toMatchObject({ response: called, person: "asked" });
    expect(asksForLead(called)).toBe(false);
  });

  it("counts as waiting while there is a way to answer", async () => {
    const count = async () => {
      const [row] = await app.database.asCaller(
        staff.caller,
        (sql) => sql<{ count: number }[]>`select count_waiting_talks() as count`,
      );
      return row?.count;
    };
    const gone = async (id: string) =>
      app.owner`update talks set visitor_seen_at = now() - interval '3 minutes' where id = ${id}`;
    await app.owner`update talks set state = 'ended'`;
    const [one, other] = [await ask(), await ask()];
    expect(await count()).toBe(2);
    await gone(one.conversationId);
    expect(await count()).toBe(1);
    await leaveAddress(one.conversationId);
    expect(await count()).toBe(2);
    await asStaff(other.conversationId, "Here I am.");
    expect(await count()).toBe(1);
  });

  it("is refused without words, with too many, and more often than anybody needs", async () => {
    const { conversationId, token } = await ask();
    const words = (text: string) =>
      call("talk-to-person", { action: "say", conversationId, token, id: randomUUID(), text });
    expect((await words(" ")).body).toMatchObject({ fields: { text: expect.any(String) } });
    expect((await words("x".repeat(2001))).status).toBe(400);
    const address = randomUUID();
    const asked = await Promise.all(
      Array.from({ length: 31 }, () => call("talk-to-person", { action: "ask" }, address)),
    );
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(1);
    const said = await Promise.all(
      Array.from({ length: 121 }, (_, number) => words(`Message ${number}`)),
    );
    expect(said.filter(({ status }) => status === 429)).toHaveLength(1);
  }, 60_000);
});

describe("a person who answers", () => {
  it("is there within a second, named by discipline alone, and stops the clock", async () => {
    const visitor = await ask();
    const panel = await follow(visitor);
    await asStaff(visitor.conversationId, "Good afternoon.", "direction");
    await expect
      .poll(() => panel.messages)
      .toMatchObject([{ text: "Good afternoon.", isUser: false, discipline: "direction" }]);
    expect(JSON.stringify(panel.messages)).not.toContain(staff.id);
    expect(panel.talk()).toMatchObject({
      state: "open",
      discipline: "direction",
      waitingSince: null,
    });
    expect(await itemOf(visitor.conversationId)).toMatchObject({
      status: "answered",
      clock: "answered",
      answered_by: "chat",
      owner_id: staff.id,
    });
  });

  it("and the visitor see each other type and read", async () => {
    const { conversationId, token } = await ask();
    const panel = await follow({ conversationId, token });
    await call("talk-to-person", { action: "note", conversationId, token, isTyping: true });
    const readAsStaff = async () => {
      const [talk] = await app.database.asCaller(
        staff.caller,
        (sql) => sql`select * from read_talk(${conversationId})`,
      );
      return talk;
    };
    expect(await readAsStaff()).toMatchObject({ is_visitor_here: true, is_visitor_typing: true });
    const id = randomUUID();
    const sent = { action: "say", conversationId, token, id, text: "Are you there?" };
    await Promise.all([call("talk-to-person", sent), call("talk-to-person", sent)]);
    expect(await readAsStaff()).toMatchObject({ is_visitor_typing: false });
    await expect.poll(() => panel.messages.map((each) => each.id)).toEqual([id]);
    // Whatever the browser's clock says.
    await app.database.asCaller(
      staff.caller,
      (sql) => sql`
        update talks set studio_typing_at = '2001-01-01', studio_read_at = '2999-01-01'
        where id = ${conversationId}`,
    );
    await expect.poll(() => panel.talk()).toMatchObject({ isTyping: true });
    const read = Date.parse(panel.talk()?.readAt ?? "");
    expect(Math.abs(read - Date.now())).toBeLessThan(60_000);
    await expect.poll(() => panel.talk()?.isTyping).toBe(false);
    const message = await asStaff(conversationId, "Yes.");
    const [at] = await app.owner`select created_at from chat_messages where id = ${message}`;
    const readUntil = new Date(Number(at?.["created_at"]) + 1).toISOString();
    await call("talk-to-person", { action: "note", conversationId, token, readUntil });
    const seen = await readAsStaff();
    expect(Number(seen?.["visitor_read_at"])).toBeGreaterThanOrEqual(Number(at?.["created_at"]));
  }, 30_000);

  it("writes over connections that know nothing yet", async () => {
    const { conversationId } = await ask();
    const fresh = await openDatabase({
      connection: app.connection,
      connections: 1,
      log: () => undefined,
    });
    await fresh.asCaller(
      staff.caller,
      (sql) => sql`update talks set studio_typing_at = now() where id = ${conversationId}`,
    );
    await fresh.close();
  });

  it("hands it back or ends it: then the assistant answers, and nothing more goes to the studio", async () => {
    for (const state of ["returned", "ended"]) {
      const { conversationId, token } = await ask();
      await asStaff(conversationId, "All said.");
      await move(conversationId, state);
      const late = await call("talk-to-person", {
        action: "say",
        conversationId,
        token,
        id: randomUUID(),
        text: "One more thing",
      });
      expect(late.status).toBe(409);
      const { response } = await say("What does the subscription cost?", conversationId);
      expect(response).toContain("£15,000");
    }
  });

  it("can neither write for the visitor, nor where it is closed, nor bring it back", async () => {
    const { conversationId } = await ask();
    await expect(
      app.database.asCaller(
        staff.caller,
        (sql) => sql`
          insert into chat_messages (conversation_id, text, is_user)
          values (${conversationId}, 'Mine', true)`,
      ),
    ).rejects.toThrow(/permission denied/);
    await move(conversationId, "ended");
    await expect(asStaff(conversationId, "Hello?")).rejects.toThrow("This conversation is closed.");
    await expect(move(conversationId, "waiting")).rejects.toThrow("handed back or ended");
    const { conversationId: plain } = await say("Where are you based?");
    await expect(asStaff(plain, "Hello?")).rejects.toThrow("This conversation is closed.");
  });

  it("is missed after fifteen minutes, and a word long after the last is a new matter", async () => {
    const { conversationId, token } = await ask();
    const panel = await follow({ conversationId, token });
    expect(panel.talk()).toMatchObject({ isLate: false });
    await app.owner`
      update talks set waiting_since = now() - interval '16 minutes' where id = ${conversationId}`;
    await expect.poll(() => panel.talk()).toMatchObject({ isLate: true });
    const answer = await asStaff(conversationId, "Sorry for the wait.");
    await expect.poll(() => panel.talk()).toMatchObject({ isLate: false });
    const speak = (text: string) =>
      call("talk-to-person", { action: "say", conversationId, token, id: randomUUID(), text });
    await speak("No trouble.");
    expect(await itemOf(conversationId)).toMatchObject({ status: "answered" });
    await app.owner`alter table chat_messages disable trigger keep_times`;
    await app.owner`
      update chat_messages set created_at = created_at - interval '20 minutes' where id = ${answer}`;
    await app.owner`alter table chat_messages enable trigger keep_times`;
    await speak("One more thing.");
    expect(await itemOf(conversationId)).toMatchObject({ status: "new", clock: "running" });
  });
});

describe("a visitor who has gone", () => {
  it("gets what is written by mail, once, and it is marked so", async () => {
    const { conversationId } = await ask();
    const email = await leaveAddress(conversationId);
    await app.owner`update talks set visitor_seen_at = now() - interval '1 hour' where id = ${conversationId}`;
    const first = await asStaff(conversationId, "We can.\n\nIn May.");
    const second = await asStaff(conversationId, "Or in June.");
    const jobs = await app.owner<{ payload: { id: string }; due: boolean }[]>`
      select payload, run_at <= now() as due from private.jobs
      where kind = 'mail-talk-answer' order by created_at desc limit 2`;
    expect(jobs.map(({ payload }) => payload.id).toSorted()).toEqual([first, second].toSorted());
    expect(jobs.every(({ due }) => due)).toBe(true);
    for (const id of [first, second, first])
      await app.database.asOwner((sql) => mailAnswers(sql, id));
    const [mail, ...others] = await mailTo(email);
    expect(others).toEqual([]);
    expect(mail).toMatch(/We can\.\s+In May\.\s+Or in June\./);
    const marked = await app.owner`
      select 1 from chat_messages where conversation_id = ${conversationId} and mailed_at is not null`;
    expect(marked).toHaveLength(2);
    // The lead that was left in the same chat is answered by it, too.
    const [lead] = await app.owner`
      select i.clock from inbox_items i join leads l on l.id = i.lead_id where l.email = ${email}`;
    expect(lead).toEqual({ clock: "answered" });
  });

  it("gets no mail for what was read in the chat; nobody without an address gets any", async () => {
    const { conversationId, token } = await ask();
    const email = await leaveAddress(conversationId);
    const id = await asStaff(conversationId, "Here you are.");
    const [job] = await app.owner`
      select run_at > now() as waits from private.jobs where payload ->> 'id' = ${id}`;
    expect(job).toEqual({ waits: true });
    const readUntil = new Date(Date.now() + 60_000).toISOString();
    await call("talk-to-person", { action: "note", conversationId, token, readUntil });
    await app.database.asOwner((sql) => mailAnswers(sql, id));
    expect(await mailTo(email)).toEqual([]);
    const other = await ask();
    const unsent = await asStaff(other.conversationId, "Anybody?");
    const queued = await app.owner`select 1 from private.jobs where payload ->> 'id' = ${unsent}`;
    expect(queued).toEqual([]);
  });

  it("finds the whole conversation again by the token, until they forget it", async () => {
    const { conversationId } = await say("Where are you based?");
    const { token } = await ask({ conversationId });
    await asStaff(conversationId, "In London.");
    const { messages } = await follow({ conversationId, token });
    expect(messages.map(({ text }) => text).at(-1)).toBe("In London.");
    const forgotten = await call("talk-to-person", { action: "forget", conversationId, token });
    expect((forgotten.body as { talk: TalkView }).talk.state).toBe("ended");
    expect((await call("follow-talk", { conversationId, token })).status).toBe(403);
  });

  it("has it in the export of the address they left, and takes it along when that account ends", async () => {
    const member = await createPerson(app.owner);
    const { conversationId } = await ask();
    const body = { name: "Ida Lund", email: member.email, conversationId };
    expect((await call("submit-lead", body)).status).toBe(200);
    await asStaff(conversationId, "In May.");
    const [exported] = await app.database.asCaller(
      member.caller,
      (sql) => sql`select my_enquiries() as all`,
    );
    expect(exported?.["all"]).toMatchObject({
      chat_messages: [{ text: "In May.", by: "production" }],
    });
    await app.database.asOwner((sql) => sql`select private.anonymise_account(${member.id})`);
    expect(await app.owner`select 1 from talks where id = ${conversationId}`).toEqual([]);
    expect(await itemOf(conversationId)).toBeUndefined();
  });

  it("marked as spam is talked to no more", async () => {
    const { conversationId, token } = await ask();
    await app.database.asCaller(
      staff.caller,
      (sql) =>
        sql`update inbox_items set status = 'spam' where conversation_id = ${conversationId}`,
    );
    const again = await ask({ conversationId, token });
    expect(again.talk.state).toBe("ended");
    expect(await itemOf(conversationId)).toMatchObject({ status: "spam" });
  });
});
