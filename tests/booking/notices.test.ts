import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { JobHandler } from "../../runtime/jobs/job.ts";
import { createCallReminder } from "../../services/booking/remind-of-call.ts";
import { createNoticeSender } from "../../services/notice/send-notices.ts";
import { startBookingApp, type BookingApp } from "./booking-app.ts";

const siteUrl = "https://studio.example";
let app: BookingApp;
let member: Awaited<ReturnType<BookingApp["member"]>>;
beforeAll(async () => {
  app = await startBookingApp();
  await app.owner`update calendars set most_per_day = 100, notice_minutes = 0`;
  member = await app.member();
});
afterAll(() => app.stop());

const run = (handler: JobHandler, payload: unknown = {}) =>
  handler({
    id: randomUUID(),
    kind: "test",
    payload,
    attempt: 1,
    signal: new AbortController().signal,
    transaction: (work) => app.database.asOwner(work),
  });
const remind = (id: string, sequence: number, hours: number) =>
  run(createCallReminder(siteUrl), { id, sequence, hours });
const send = () => run(createNoticeSender({ siteUrl }));

const noticesOf = (id: string) => app.owner`
  select topic, key, facts ->> 'state' as state, facts ->> 'who' as who, void_at is not null as "isVoid"
  from notices where kind = 'call' and subject_id = ${id} order by created_at, key, topic`;
const remindersTo = (email: string) => app.owner<{ unsubscribe_url: string | null }[]>`
  select unsubscribe_url from private.outbox where kind = 'booking-reminder' and recipient = ${email}`;

/** Booked by somebody of a company, far enough away for both reminders. */
async function bookAsMember() {
  const start = (await app.listFree()).at(-1) ?? "";
  const asked = app.describe(start);
  const { status } = await app.invoke(member.client, "book-call", asked);
  expect(status).toBe(200);
  return asked;
}

describe("notices of calls", () => {
  it("tell the studio of what visitors do, and only how it stands now", async () => {
    const { asked, token } = await app.book();
    expect(await noticesOf(asked.id)).toMatchObject([
      { topic: "studio_calls", state: "booked", who: "Ada Quill", isVoid: false },
    ]);
    const [start] = await app.listFree();
    await app.visit({ action: "move", token, start, sequence: 0 });
    await app.visit({ action: "cancel", token });
    expect(await noticesOf(asked.id)).toMatchObject([
      { state: "booked", isVoid: true },
      { state: "moved", isVoid: true },
      { state: "cancelled", isVoid: false },
    ]);
    const { data } = await app.staff.client.from("notices").select("kind,topic");
    expect(data).toContainEqual({ kind: "call", topic: "studio_calls" });
  });

  it("tell a client of what the studio does, under the bell: the mail has the invitation", async () => {
    const { id } = await bookAsMember();
    await app.manage({ action: "cancel", id, reason: null });
    expect(await noticesOf(id)).toMatchObject([
      { topic: "studio_calls", state: "booked", isVoid: true },
      { topic: "calls", state: "cancelled", isVoid: false },
    ]);
    const { data } = await member.client.from("notices").select("topic").eq("subject_id", id);
    expect(data).toEqual([{ topic: "calls" }]);
    const [row] =
      await app.owner`select due_at from notices where subject_id = ${id} and topic = 'calls'`;
    expect(row).toEqual({ due_at: null });
  });
});

describe("reminders of a client", () => {
  it("are notices, each once, and mails that say how to end them", async () => {
    const { id } = await bookAsMember();
    const [{ email } = { email: "" }] = await app.owner<{ email: string }[]>`
      select email from auth.users where id = (select user_id from bookings where id = ${id})`;
    for (const hours of [24, 24, 1]) await remind(id, 0, hours);
    const told = await noticesOf(id);
    expect(told.filter(({ topic }) => topic === "calls").map(({ key }) => key)).toEqual([
      `call ${id} 0 24`,
      `call ${id} 0 1`,
    ]);
    // The studio hears of what is about to begin.
    expect(
      told.filter(({ topic, state }) => topic === "studio_calls" && state === "soon"),
    ).toHaveLength(1);
    await app.owner`update notices set due_at = null where key = ${`call ${id} 0 1`}`;
    await send();
    await send();
    const mails = await remindersTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.unsubscribe_url).toMatch(/^https:\/\/studio\.example\/unsubscribe/);
  });

  it("stay under the bell for whoever wants no mail, and leave for nobody whose call is off", async () => {
    const first = await bookAsMember();
    const [{ user_id: person } = { user_id: "" }] = await app.owner<{ user_id: string }[]>`
      select user_id from bookings where id = ${first.id}`;
    const count = async () =>
      (
        await app.owner`
          select 1 from private.outbox o join auth.users u on u.email = o.recipient
          where o.kind = 'booking-reminder' and u.id = ${person}`
      ).length;
    const before = await count();
    await app.owner`
      insert into notification_choices (person_id, topic, choice) values (${person}, 'calls', 'none')`;
    await remind(first.id, 0, 1);
    await send();
    expect(await count()).toBe(before);
    expect((await noticesOf(first.id)).filter(({ topic }) => topic === "calls")).toHaveLength(1);

    await app.owner`delete from notification_choices where person_id = ${person}`;
    await app.owner`update bookings set state = 'done' where id = ${first.id}`;
    const second = await bookAsMember();
    await remind(second.id, 0, 1);
    // As if quiet hours had held it back until the call was cancelled past every rule.
    await app.owner`alter table bookings disable trigger notify_of_changed_call`;
    await app.owner`
      update bookings set state = 'cancelled', cancelled_at = now() where id = ${second.id}`;
    await app.owner`alter table bookings enable trigger notify_of_changed_call`;
    await send();
    expect(await count()).toBe(before);
  });

  it("go with the call when it is forgotten", async () => {
    const { id } = await bookAsMember();
    await remind(id, 0, 1);
    await app.owner`select private.forget_bookings(array[${id}]::uuid[])`;
    expect(await noticesOf(id)).toEqual([]);
  });
});
