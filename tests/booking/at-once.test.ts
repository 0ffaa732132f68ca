import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { takenAnswer } from "../../domain/booking/answers.ts";
import { startBookingApp, type BookingApp } from "./booking-app.ts";
import { insertBooking } from "./insert-booking.ts";

let app: BookingApp;
beforeAll(async () => {
  app = await startBookingApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.owner`delete from bookings`;
  await app.owner`update calendars set most_per_day = 100, notice_minutes = 0`;
});

type Answer = Awaited<ReturnType<BookingApp["visit"]>>;

const countDone = (answers: readonly Answer[]) =>
  answers.filter(({ status }) => status === 200).length;
const codesOf = (answers: readonly Answer[]) => [
  ...new Set(answers.flatMap(({ status, body }) => (status === 200 ? [] : [body["code"]]))),
];
const readOpen = () => app.owner<{ id: string; start: string }[]>`
  select id, to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start
  from bookings where state in ('held', 'booked') order by starts_at`;

/** Every free time of the first day that has eight. */
async function findDay(): Promise<string[]> {
  const free = Map.groupBy(await app.listFree(), (start) => start.slice(0, 10));
  return [...free.values()].find((starts) => starts.length >= 8) ?? [];
}

describe("at the same moment", () => {
  it("one of those who want a time gets it, and the others hear what is free near it", async () => {
    const [, start = ""] = await findDay();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => app.visit(app.describe(start))),
    );
    expect(countDone(answers)).toBe(1);
    expect(codesOf(answers)).toEqual(["taken"]);
    const free = await app.listFree();
    for (const { status, body } of answers) {
      if (status === 200) continue;
      const { nearest } = takenAnswer.parse(body);
      expect(nearest).toHaveLength(3);
      for (const near of nearest) expect(free).toContain(near);
    }
    expect(await readOpen()).toHaveLength(1);
  });

  it("the same request twice is one call, with one answer", async () => {
    const [start = ""] = await findDay();
    const asked = app.describe(start);
    const answers = await Promise.all([app.visit(asked), app.visit(asked), app.visit(asked)]);
    expect(countDone(answers)).toBe(3);
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    const [enquiries] = await app.owner`
      select count(*)::int as count from enquiries where email = ${asked.email}`;
    expect(enquiries).toEqual({ count: 1 });
    expect(await app.readMails(asked.id)).toHaveLength(2);
  });

  it("a day takes no more calls than the studio wants", async () => {
    await app.owner`update calendars set most_per_day = 3`;
    const starts = await findDay();
    const answers = await Promise.all(starts.slice(0, 8).map((at) => app.visit(app.describe(at))));
    expect(countDone(answers)).toBe(3);
    expect(codesOf(answers)).toEqual(["taken"]);
    const near = answers.flatMap(({ body }) => (body["nearest"] as string[] | undefined) ?? []);
    expect(near.filter((at) => at.slice(0, 10) === starts[0]?.slice(0, 10))).toEqual([]);
  });

  it("an address gets two calls, and a network two holds", async () => {
    const starts = await findDay();
    const email = `${randomUUID()}@clients.example`;
    const calls = await Promise.all(
      starts.slice(0, 4).map((at) => app.visit({ ...app.describe(at), email })),
    );
    expect(countDone(calls)).toBe(2);
    expect(codesOf(calls)).toEqual(["too-many-calls"]);
    const network = randomUUID();
    const holds = await Promise.all(
      starts.slice(4, 8).map((start) => {
        const hold = { action: "hold", id: randomUUID(), kind: "call", start, zone: "" };
        return app.visit(hold, network);
      }),
    );
    expect(countDone(holds)).toBe(2);
    expect(codesOf(holds)).toEqual(["too-many-holds"]);
  });

  it("two who hold each other's time, and two who would move to it, do not wait for each other for ever", async () => {
    const [one = "", two = "", three = ""] = await findDay();
    const held = [randomUUID(), randomUUID()] as const;
    const hold = (id: string, start: string) =>
      app.visit({ action: "hold", id, kind: "call", start, zone: "" });
    await Promise.all([hold(held[0], one), hold(held[1], two)]);
    const books = await Promise.all([
      app.visit({ ...app.describe(two), held: held[0] }),
      app.visit({ ...app.describe(one), held: held[1] }),
    ]);
    expect(codesOf(books).filter((code) => code !== "taken")).toEqual([]);
    await app.owner`delete from bookings`;

    const calls = [await app.book(), await app.book()] as const;
    const places = calls.map(({ asked }) => asked.start);
    const moves = await Promise.all(
      calls.map(({ token }, index) =>
        app.visit({ action: "move", token, start: places[1 - index], sequence: 0 }),
      ),
    );
    expect(codesOf(moves)).toEqual(["taken"]);
    expect((await readOpen()).map(({ start }) => start)).toEqual(places.toSorted());
    const both = await Promise.all(
      calls.map(({ token }) => app.visit({ action: "move", token, start: three, sequence: 0 })),
    );
    expect(countDone(both)).toBe(1);
    expect(codesOf(both)).toEqual(["taken"]);
  });

  it("what is cancelled is free, or not yet, and never twice somebody's", async () => {
    const { asked, token } = await app.book();
    const [cancelled, booked] = await Promise.all([
      app.visit({ action: "cancel", token }),
      app.visit(app.describe(asked.start)),
    ]);
    expect(cancelled.status).toBe(200);
    expect([200, 409]).toContain(booked.status);
    expect(await readOpen()).toHaveLength(booked.status === 200 ? 1 : 0);
  });

  it("what a server of another version books, which takes no turns with this one, is told as taken", async () => {
    const { token } = await app.book();
    const [, place = ""] = await findDay();
    const lateCall = { action: "move", token, start: place, sequence: 0 };
    const waiting = await app.owner.begin(async (sql) => {
      await insertBooking(sql, { startsAt: new Date(place) });
      const asked = app.visit(lateCall);
      // It looked before this was there to be seen, and waits at the constraint for what becomes of it.
      await vi.waitUntil(async () => {
        const [row] = await app.owner`
          select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query ilike '%update public.bookings%'`;
        return row !== undefined;
      }, 20_000);
      return { asked };
    });
    const { status, body } = await waiting.asked;
    expect({ status, code: body["code"] }).toEqual({ status: 409, code: "taken" });
    expect(takenAnswer.parse(body).nearest).toHaveLength(3);
    expect(await readOpen()).toHaveLength(2);
  });

  it("the studio and a visitor about the same enquiry both get their answer", async () => {
    const [first = "", second = ""] = await findDay();
    const asked = app.describe(first);
    const [enquiry] = await app.owner<{ id: string }[]>`
      insert into enquiries (kind, email, content_hash)
      values ('call', ${asked.email}, ${randomUUID()}) returning id`;
    const ours = {
      ...app.describe(second),
      email: asked.email,
      companyId: null,
      enquiryId: enquiry?.id,
    };
    const answers = await Promise.all([app.visit(asked), app.manage(ours)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it("nothing of it was a deadlock or a failure", async () => {
    const [statistics] = await app.owner`
      select deadlocks::int from pg_stat_database where datname = current_database()`;
    expect(statistics).toEqual({ deadlocks: 0 });
    expect(app.unexpected).toEqual([]);
  });
});
