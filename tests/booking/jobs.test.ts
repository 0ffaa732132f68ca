import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { once } from "node:events";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { brand } from "../../content/brand.ts";
import { sourcesAnswer } from "../../domain/booking/answers.ts";
import type { JobHandler } from "../../runtime/jobs/job.ts";
import { createBusyReading } from "../../services/booking/refresh-busy-times.ts";
import { callReminderKind, createCallReminder } from "../../services/booking/remind-of-call.ts";
import { startBookingApp, type BookingApp } from "./booking-app.ts";

let app: BookingApp;
let answer: { status: number; body: string };
const feed = createServer((_, response) => {
  response.writeHead(answer.status, { "content-type": "text/calendar" }).end(answer.body);
});
let address: string;

beforeAll(async () => {
  app = await startBookingApp();
  await app.owner`update calendars set most_per_day = 100, notice_minutes = 0`;
  feed.listen(0, "127.0.0.1");
  await once(feed, "listening");
  const place = feed.address();
  if (place === null || typeof place === "string") throw new Error("The feed has no port.");
  address = `http://127.0.0.1:${place.port}/secret.ics`;
});
afterAll(async () => {
  feed.close();
  await app.stop();
});
beforeEach(() => vi.stubEnv("FETCH_ALLOW_PRIVATE", "on"));
afterEach(() => vi.unstubAllEnvs());

const run = (handler: JobHandler, payload: unknown = {}) =>
  handler({
    id: randomUUID(),
    kind: "test",
    payload,
    attempt: 1,
    signal: new AbortController().signal,
    transaction: (work) => app.database.asOwner(work),
  });

describe("reminders", () => {
  const plans = (id: string) => app.owner<{ payload: object; before: string }[]>`
    select j.payload, (b.starts_at - j.run_at)::text as before
    from private.jobs j join bookings b on b.id = (j.payload ->> 'id')::uuid
    where j.kind = ${callReminderKind} and b.id = ${id}
    order by j.run_at`;
  const reminders = async (id: string) =>
    (await app.readMails(id)).filter(({ kind }) => kind === "booking-reminder");

  it("come a day and an hour before, once each, to whoever booked", async () => {
    const free = await app.listFree();
    const { asked } = await app.book({ start: free.at(-1) });
    const planned = await plans(asked.id);
    expect(planned.map(({ before }) => before)).toEqual(["1 day", "01:00:00"]);
    const remind = createCallReminder("https://studio.example");
    for (const { payload } of [...planned, ...planned]) await run(remind, payload);
    const sent = await reminders(asked.id);
    expect(sent.map(({ recipient }) => recipient)).toEqual([asked.email, asked.email]);
    expect(sent[0]?.body_text).toContain("https://studio.example/booking?token=");
  });

  it("are about the call as it stands: not once it was moved or cancelled", async () => {
    const free = await app.listFree();
    const { asked, token } = await app.book({ start: free.at(-1) });
    const [early] = await plans(asked.id);
    await app.visit({ action: "move", token, start: free.at(-2), sequence: 0 });
    const remind = createCallReminder("https://studio.example");
    await run(remind, early?.payload);
    expect(await reminders(asked.id)).toEqual([]);
    const planned = await plans(asked.id);
    expect(planned).toHaveLength(4);
    await app.visit({ action: "cancel", token });
    for (const { payload } of planned) await run(remind, payload);
    expect(await reminders(asked.id)).toEqual([]);
  });
});

describe("busy times", () => {
  const compact = (instant: string) => instant.replaceAll(/[-:]/g, "");
  const writeFeed = (start: string, uid = "busy@other") =>
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "BEGIN:VEVENT",
      `UID:${uid}`,
      "DTSTAMP:20261101T000000Z",
      `DTSTART:${compact(start)}`,
      "DURATION:PT20M",
      "SUMMARY:Dentist",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ].join("\r\n");
  const readSources = async (more: object = {}) =>
    sourcesAnswer.parse((await app.manage({ action: "read-sources", ...more })).body);
  const failures = () => app.owner`
    select 1 from private.outbox where kind = 'studio-calendar-failed' and recipient = ${brand.email}`;
  const reading = createBusyReading("https://studio.example");

  it("take times off the list; on failure the last good copy counts, and the studio is told once", async () => {
    const [start = "", next = ""] = await app.listFree();
    answer = { status: 200, body: writeFeed(start) };
    const added = await app.manage({ action: "add-source", name: "Ada", address });
    expect(added.status).toBe(200);
    expect((await app.manage({ action: "add-source", name: "Ada", address })).status).toBe(409);
    expect((await readSources()).sources[0]).toMatchObject({
      state: "waiting",
      host: URL.parse(address)?.host,
    });
    await run(reading);
    expect(await app.listFree()).not.toContain(start);
    const { sources, busy } = await readSources({ from: start.slice(0, 10) });
    expect(sources[0]).toMatchObject({ name: "Ada", state: "good", fault: null });
    expect(busy).toMatchObject([{ start }]);
    expect(JSON.stringify(sources)).not.toContain("secret.ics");

    answer = { status: 200, body: "<!doctype html><p>Sign in</p>" };
    await run(reading);
    await run(reading);
    expect((await readSources()).sources[0]).toMatchObject({
      state: "failed",
      fault: "not-a-calendar",
    });
    expect(await app.listFree()).not.toContain(start);
    expect(await failures()).toHaveLength(1);

    // One bad minute of its host is no news.
    answer = { status: 200, body: writeFeed(next) };
    await run(reading);
    answer = { status: 503, body: "" };
    await run(reading);
    expect((await readSources()).sources[0]).toMatchObject({
      state: "failed",
      fault: "unreachable",
    });
    expect(await failures()).toHaveLength(1);
    await app.owner`update private.busy_sources set good_at = now() - interval '2 hours'`;
    await run(reading);
    expect(await failures()).toHaveLength(2);
    const free = await app.listFree();
    expect(free).toContain(start);
    expect(free).not.toContain(next);
    expect((await app.visit(app.describe(next))).status).toBe(409);

    const [source] = sources;
    expect((await app.manage({ action: "remove-source", id: source?.id })).status).toBe(200);
    expect((await app.manage({ action: "remove-source", id: source?.id })).status).toBe(404);
    expect(await app.listFree()).toContain(next);
  });

  it("say what is too large, forbidden, or ours", async () => {
    await app.manage({ action: "add-source", name: "Large", address });
    answer = { status: 200, body: `BEGIN:VCALENDAR\r\n${"X".repeat(5 * 1024 * 1024)}` };
    await run(reading);
    expect((await readSources()).sources[0]?.fault).toBe("too-large");
    vi.stubEnv("FETCH_ALLOW_PRIVATE", "");
    await run(reading);
    expect((await readSources()).sources[0]?.fault).toBe("forbidden");
    vi.stubEnv("FETCH_ALLOW_PRIVATE", "on");
    const { asked, token } = await app.book();
    answer = { status: 200, body: writeFeed(asked.start, `${asked.id}@kinolume`) };
    await run(reading);
    await app.visit({ action: "cancel", token });
    expect(await app.listFree()).toContain(asked.start);
  });

  it.each(["ftp://calendar.example/a.ics", "calendar", "", "javascript:alert(1)"])(
    "are read from no such address as %j",
    async (odd) => {
      const { status } = await app.manage({ action: "add-source", name: "Odd", address: odd });
      expect(status).toBe(400);
    },
  );
});
