import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brand } from "../../content/brand.ts";
import { heldAnswer, managedAnswer, slotsAnswer } from "../../domain/booking/answers.ts";
import { startBookingApp, type BookingApp } from "./booking-app.ts";

let app: BookingApp;
beforeAll(async () => {
  app = await startBookingApp();
  await app.owner`update calendars set most_per_day = 100, notice_minutes = 0`;
});
afterAll(() => app.stop());

describe("asking for free times", () => {
  it("lists them by the visitor's days, and in the studio's zone for whoever has none", async () => {
    const { body } = await app.visit({ action: "slots", kind: "call", zone: "Mars/Olympus" });
    const answer = slotsAnswer.parse(body);
    expect(answer).toMatchObject({ zone: "Europe/London", kind: "call", minutes: 20 });
    expect(answer.days.length).toBeGreaterThan(5);
    const there = await app.visit({
      action: "slots",
      kind: "consultation",
      zone: "Asia/Kathmandu",
    });
    expect(there.body).toMatchObject({ zone: "Asia/Kathmandu", minutes: 45 });
  });

  it.each([
    [{ action: "slots", kind: "dinner" }, "kind"],
    [{ action: "slots", kind: "call", days: 100_000 }, "days"],
    [{ action: "slots", kind: "call", from: "tomorrow" }, "from"],
    [{ action: "dance" }, "action"],
  ])("refuses %j", async (asked, field) => {
    const { status, body } = await app.visit(asked);
    expect(status).toBe(400);
    expect(Object.keys(body["fields"] as object)).toEqual([field]);
  });
});

describe("booking", () => {
  it("makes the call theirs, with an item of the inbox that it answers, and mails to both", async () => {
    const { asked, booking, token } = await app.book();
    expect(booking).toMatchObject({
      id: asked.id,
      state: "booked",
      start: asked.start,
      minutes: 20,
      zone: "Asia/Kathmandu",
      sequence: 0,
      isOpen: true,
    });
    const [item] = await app.owner`
      select i.kind, i.status, i.clock, i.answered_by, e.message from bookings b
      join enquiries e on e.id = b.enquiry_id join inbox_items i on i.enquiry_id = e.id
      where b.id = ${asked.id}`;
    expect(item).toEqual({
      kind: "call",
      status: "answered",
      clock: "answered",
      answered_by: "booking",
      message: asked.message,
    });
    const mails = await app.readMails(asked.id);
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ["booking-confirmed", asked.email],
      ["studio-booking-confirmed", brand.email],
    ]);
    const [visitors] = mails;
    expect(visitors?.body_text).not.toContain("Ada");
    expect(visitors?.body_text).not.toContain("tides");
    expect(visitors?.body_text).toContain(`/booking?token=${token}`);
    // Whoever sees their calendar can neither move nor cancel the call.
    expect(visitors?.calendar_text?.replaceAll("\r\n ", "")).toContain(asked.id);
    expect(visitors?.calendar_text?.replaceAll("\r\n ", "")).not.toContain(token);
    expect(await app.listFree()).not.toContain(asked.start);
    const read = await app.visit({ action: "read", token });
    expect(read.body).toEqual({ booking });
  });

  it("puts into both calendars where the call is held, an alarm, and how it is changed", async () => {
    await app.owner`update calendars set meeting_address = 'https://meet.example/{code}?lang=en'`;
    const { asked, booking } = await app.book();
    await app.owner`update calendars set meeting_address = null`;
    const place = booking.meetingUrl ?? "";
    expect(place).toMatch(/^https:\/\/meet\.example\/[\w-]{12}\?lang=en$/);
    const [theirs = "", studios = ""] = (await app.readMails(asked.id)).map(({ calendar_text }) =>
      calendar_text?.replaceAll("\r\n ", ""),
    );
    for (const entry of [theirs, studios]) {
      expect(entry).toContain(`\r\nLOCATION:${place}\r\n`);
      expect(entry).toContain(`\r\nURL:${place}\r\n`);
      expect(entry).toContain("\r\nTRIGGER:-PT15M\r\n");
      expect(entry).toContain(`DESCRIPTION:Where: ${place}\\n`);
    }
    expect(theirs).not.toContain("/booking");
    expect(studios).toContain(`/studio/calendar?booking=${asked.id}`);
  });

  it("joins the enquiry that was sent from the dialog", async () => {
    const [start = ""] = await app.listFree();
    const asked = app.describe(start);
    await app.client({ address: randomUUID() }).functions.invoke("submit-enquiry", {
      body: { kind: "call", email: asked.email },
    });
    await app.visit(asked);
    const rows = await app.owner`
      select e.name, b.id from enquiries e left join bookings b on b.enquiry_id = e.id
      where e.email = ${asked.email}`;
    expect(rows).toEqual([{ name: "Ada Quill", id: asked.id }]);
  });

  it("answers the same again, and books once", async () => {
    const { asked, booking } = await app.book();
    const again = await app.visit(asked);
    expect(again.body["booking"]).toEqual(booking);
    expect(await app.readMails(asked.id)).toHaveLength(2);
    const other = await app.visit({ ...asked, email: "else@clients.example" });
    expect(other).toMatchObject({ status: 409, body: { code: "id-used" } });
  });

  it("gives the link to nobody who has only read the row", async () => {
    const member = await app.member();
    const [start = ""] = await app.listFree();
    const asked = app.describe(start);
    expect((await app.invoke(member.client, "book-call", asked)).status).toBe(200);
    // An invitation that is passed on has all but the name.
    const passedOn = await app.invoke(member.client, "book-call", { ...asked, name: "x" });
    expect(passedOn).toMatchObject({ status: 409, body: { code: "id-used" } });
    // By their company's row a viewer, somebody who has left, or an editor knows all of it.
    const stranger = await app.member();
    for (const again of [app.visit(asked), app.invoke(stranger.client, "book-call", asked)]) {
      expect(await again).toMatchObject({ status: 409, body: { code: "id-used" } });
    }
    expect((await app.invoke(member.client, "book-call", asked)).status).toBe(200);
    await app.owner.begin(async (sql) => {
      await sql`set local session_replication_role = replica`;
      await sql`update bookings set created_at = now() - interval '11 minutes' where id = ${asked.id}`;
    });
    expect((await app.invoke(member.client, "book-call", asked)).status).toBe(409);

    const studios = { ...app.describe((await app.listFree())[0] ?? ""), companyId: null };
    expect((await app.manage({ ...studios, enquiryId: null })).status).toBe(200);
    expect(await app.visit(studios)).toMatchObject({ status: 409, body: { code: "id-used" } });
  });

  it("books for a viewer, but not in the name of the company", async () => {
    const viewer = await app.member();
    await setRole(viewer.id, "viewer");
    const [start = ""] = await app.listFree();
    const asked = app.describe(start);
    expect((await app.invoke(viewer.client, "book-call", asked)).status).toBe(200);
    expect(await app.readRow(asked.id)).toMatchObject({ company_id: null, user_id: null });
  });

  it("refuses a time that is taken, with the three nearest", async () => {
    const { asked } = await app.book();
    const { status, body } = await app.visit(app.describe(asked.start));
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: "taken" });
    expect(body["nearest"]).toHaveLength(3);
    const free = await app.listFree();
    for (const near of body["nearest"] as string[]) expect(free).toContain(near);
  });

  it.each([
    ["off the grid", (free: string) => free.replace(/:00Z$/, ":07Z")],
    ["in the past", () => "2020-01-06T10:00:00Z"],
    ["in the year 9999", () => "9999-01-04T10:00:00Z"],
    ["no time at all", () => "soon"],
    ["beyond the horizon", () => "2090-01-02T10:00:00Z"],
  ])("refuses a time %s in plain words", async (_, write) => {
    const [free = ""] = await app.listFree();
    const { status, body } = await app.visit(app.describe(write(free)));
    expect(status).toBe(400);
    expect(body["fields"]).toEqual({
      start: "This is no time that can be booked. Please choose one from the list.",
    });
  });

  it("keeps what a program filled in as an enquiry alone", async () => {
    const [start = ""] = await app.listFree();
    const asked = { ...app.describe(start), website: "https://spam.example" };
    const { status, body } = await app.visit(asked);
    expect([status, body]).toEqual([200, { booking: null, manageUrl: null }]);
    expect(await app.readRow(asked.id)).toBeUndefined();
    const [kept] = await app.owner`select quarantined from enquiries where email = ${asked.email}`;
    expect(kept).toEqual({ quarantined: true });
    expect(await app.listFree()).toContain(start);
  });

  it("takes two calls of an address, and no third", async () => {
    const email = `${randomUUID()}@clients.example`;
    await app.book({ email });
    await app.book({ email: email.toUpperCase() });
    const [start = ""] = await app.listFree();
    const third = await app.visit({ ...app.describe(start), email });
    expect(third).toMatchObject({ status: 409, body: { code: "too-many-calls" } });
  });

  it("ties a client's call to their company, where everybody in it reads it and nobody else", async () => {
    const member = await app.member();
    const stranger = await app.member();
    const [start = ""] = await app.listFree();
    const asked = app.describe(start);
    const { status } = await app.invoke(member.client, "book-call", asked);
    expect(status).toBe(200);
    const mine = await member.client.from("bookings").select("id,name");
    expect(mine.data).toEqual([{ id: asked.id, name: "Ada Quill" }]);
    expect((await stranger.client.from("bookings").select("id")).data).toEqual([]);
    const byId = { action: "cancel", id: asked.id };
    expect((await app.invoke(stranger.client, "book-call", byId)).status).toBe(404);
    expect((await app.visit(byId)).status).toBe(404);
    await setRole(member.id, "viewer");
    expect((await app.invoke(member.client, "book-call", byId)).status).toBe(404);
    await setRole(member.id, "member");
    const cancelled = await app.invoke(member.client, "book-call", byId);
    expect(cancelled.body["booking"]).toMatchObject({ state: "cancelled" });
  });
});

/** Of the one person in it, whom no owner could be without. */
const setRole = (companyId: string, role: string) =>
  app.owner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`update memberships set role = ${role} where company_id = ${companyId}`;
  });

describe("holding", () => {
  it("keeps a time for whoever books it with the same id", async () => {
    const [start = ""] = await app.listFree();
    const asked = app.describe(start);
    const { id, kind, zone } = asked;
    const held = await app.visit({ action: "hold", id, kind, start, zone });
    expect(heldAnswer.parse(held.body).id).toBe(id);
    expect(await app.listFree()).not.toContain(start);
    expect((await app.visit(app.describe(start))).status).toBe(409);
    expect((await app.visit(asked)).status).toBe(200);
    expect(await app.readRow(id)).toMatchObject({ state: "booked", hold_expires_at: null });
  });

  it("keeps one time for whoever fills in a form, and it is free for them alone", async () => {
    const free = await app.listFree();
    const [first = "", second = ""] = free;
    const held = randomUUID();
    const hold = (start: string) =>
      app.visit({ action: "hold", id: held, kind: "call", start, zone: "" });
    await hold(first);
    await hold(second);
    expect(await app.listFree()).toContain(first);
    const mine = await app.visit({ action: "slots", kind: "call", zone: "", days: 30, held });
    expect(JSON.stringify(mine.body)).toContain(second);
    // Nobody takes it with another id, nor another time with this one.
    expect((await app.visit(app.describe(second))).status).toBe(409);
    const asked = app.describe(second);
    expect((await app.visit({ ...asked, held })).status).toBe(200);
    expect(await app.readRow(held)).toBeUndefined();
    expect(await app.readRow(asked.id)).toMatchObject({ state: "booked" });
    // What is booked is no hold: it neither makes room nor goes.
    const late = await app.visit({ ...app.describe(second), held: asked.id });
    expect(late).toMatchObject({ status: 409, body: { code: "taken" } });
    expect(await app.readRow(asked.id)).toMatchObject({ state: "booked" });
  });

  it("gives a network two, and a time back when it is over", async () => {
    const network = randomUUID();
    const free = await app.listFree();
    const hold = (start = "") =>
      app.visit({ action: "hold", id: randomUUID(), kind: "call", start, zone: "" }, network);
    const outcomes = [await hold(free[0]), await hold(free[1]), await hold(free[2])];
    expect(outcomes.map(({ status }) => status)).toEqual([200, 200, 409]);
    await app.owner`update bookings set hold_expires_at = now() where state = 'held'`;
    expect(await app.listFree()).toContain(free[0]);
    expect((await app.visit(app.describe(free[0] ?? ""))).status).toBe(200);
  });
});

describe("moving and cancelling", () => {
  it("moves once, with the next number, and only what was on show", async () => {
    const { asked, token } = await app.book();
    const [start = ""] = await app.listFree();
    // On the clocks of where they are by now.
    const move = { action: "move", token, start, sequence: 0, zone: "America/New_York" };
    const moved = await app.visit(move);
    const zone = "America/New_York";
    expect(moved.body["booking"]).toMatchObject({ start, sequence: 1, state: "booked", zone });
    expect(await app.listFree()).toContain(asked.start);
    expect((await app.visit(move)).body["booking"]).toMatchObject({ start, sequence: 1 });
    const stale = await app.visit({ ...move, start: asked.start });
    expect(stale).toMatchObject({ status: 409, body: { code: "changed" } });
    const mails = await app.readMails(asked.id);
    expect(mails.map(({ kind }) => kind)).toEqual([
      "booking-confirmed",
      "studio-booking-confirmed",
      "booking-moved",
      "studio-booking-moved",
    ]);
    expect(mails[2]?.calendar_text).toContain("SEQUENCE:1");
  });

  it("says of a time that was chosen whether it is still free, and what is near it", async () => {
    const [start = "", other = ""] = await app.listFree();
    const look = async (more: object) => {
      const { body } = await app.visit({ action: "slots", kind: "call", zone: "UTC", ...more });
      return slotsAnswer.parse(body);
    };
    expect((await look({ chosen: start })).nearest).toBeUndefined();
    const { token } = await app.book({ start });
    const { nearest = [] } = await look({ chosen: start });
    expect(nearest).toHaveLength(3);
    expect(nearest).not.toContain(start);
    // It can be where it is only as long as it is not moved.
    expect((await look({ chosen: start, token })).nearest).toHaveLength(3);
    const { body } = await app.visit(app.describe(other));
    expect(body["booking"]).toMatchObject({ start: other });
    const taken = await app.visit({ action: "move", token, start: other, sequence: 0 });
    expect(taken).toMatchObject({ status: 409, body: { code: "taken" } });
    expect(taken.body["nearest"]).not.toContain(start);
    // A link of long ago, or of nothing.
    expect((await look({ chosen: "2020-01-06T10:00:00Z" })).nearest).toHaveLength(3);
    expect((await look({ chosen: "soon" })).nearest).toBeUndefined();
    const [last = ""] = (await app.listFree()).slice(-1);
    const later = await look({ chosen: last });
    expect(later.from).toBe(last.slice(0, 10));
    expect(later.days[0]?.slots).toContain(last);
  });

  it("cancels no other time than the one that was on show", async () => {
    const { asked, token } = await app.book();
    const [start = ""] = await app.listFree();
    await app.visit({ action: "move", token, start, sequence: 0 });
    const stale = await app.visit({ action: "cancel", token, sequence: 0 });
    expect(stale).toMatchObject({ status: 409, body: { code: "changed" } });
    // Somebody of the studio has another window open.
    const studios = await app.manage({ action: "cancel", id: asked.id, sequence: 0 });
    expect(studios).toMatchObject({ status: 409, body: { code: "changed" } });
    expect((await app.visit({ action: "cancel", token, sequence: 1 })).status).toBe(200);
    const mails = await app.readMails(asked.id);
    const [told, studio] = mails.slice(-2).toSorted((a, b) => a.kind.localeCompare(b.kind));
    expect(told?.body_text).not.toContain("We send you the address");
    expect(studio?.calendar_text).toContain("SUMMARY:Call with Ada Quill");
    expect(told?.calendar_text).toContain(`SUMMARY:Call with ${brand.name}`);
  });

  it("cancels once, and sets the time free", async () => {
    const { asked, token } = await app.book();
    const cancel = { action: "cancel", token, reason: "Ill" };
    const first = await app.visit(cancel);
    expect(first.body["booking"]).toMatchObject({ state: "cancelled", isOpen: false });
    expect((await app.visit(cancel)).body).toEqual(first.body);
    expect(await app.listFree()).toContain(asked.start);
    const mails = await app.readMails(asked.id);
    expect(mails.filter(({ kind }) => kind === "booking-cancelled")).toHaveLength(1);
    expect(mails.at(-1)?.calendar_text).toContain("METHOD:CANCEL");
    const again = await app.visit({ action: "move", token, start: asked.start, sequence: 1 });
    expect(again).toMatchObject({ status: 409, body: { code: "over" } });
  });

  it("can be moved by less than its own length, and is not offered where it is", async () => {
    const later = (start: string, minutes: number) =>
      new Date(Date.parse(start) + minutes * 60_000).toISOString().replace(".000", "");
    const free = await app.listFree("consultation");
    const start = free.find((each) => free.includes(later(each, 30)));
    const { asked, token, booking } = await app.book({ kind: "consultation", start });
    const at = (minutes: number) => later(asked.start, minutes);
    const listed = async (more: object) => {
      const wanted = { action: "slots", kind: "consultation", zone: "", days: 30 };
      return JSON.stringify((await app.visit({ ...wanted, ...more })).body);
    };
    expect(await listed({})).not.toContain(at(30));
    const theirs = await listed({ token });
    expect(theirs).toContain(at(30));
    expect(theirs).not.toContain(asked.start);
    const studios = await app.manage({
      action: "slots",
      kind: "consultation",
      moving: booking.id,
      from: asked.start.slice(0, 10),
    });
    expect(JSON.stringify(studios.body)).toContain(at(30));
    const moved = await app.visit({ action: "move", token, start: at(30), sequence: 0 });
    expect(moved.body["booking"]).toMatchObject({ start: at(30) });
    expect((await app.visit({ action: "slots", kind: "call", token: "x".repeat(43) })).status).toBe(
      404,
    );
    await app.visit({ action: "cancel", token });
  });

  it("knows no call by a token that is none", async () => {
    const token = "x".repeat(43);
    for (const action of ["read", "cancel"]) {
      expect(await app.visit({ action, token })).toMatchObject({ status: 404 });
    }
    expect((await app.visit({ action: "read", token: "no" })).status).toBe(400);
    expect((await app.visit({ action: "read" })).status).toBe(404);
  });
});

describe("the studio", () => {
  it("moves, cancels and marks, and is not bound to the notice", async () => {
    const { asked, booking } = await app.book();
    await app.owner`update calendars set notice_minutes = 43200`;
    const { id } = booking;
    const free = await app.manage({ action: "move", id, start: asked.start, sequence: 0 });
    expect(managedAnswer.parse(free.body)).toEqual({ id, sequence: 0 });
    expect(await app.manage({ action: "mark", id, state: "done" })).toMatchObject({
      status: 409,
      body: { code: "not-begun" },
    });
    await app.owner`
      update bookings set starts_at = starts_at - interval '90 days', ends_at = ends_at - interval '90 days',
        blocked_until = blocked_until - interval '90 days' where id = ${id}`;
    await app.manage({ action: "mark", id, state: "missed" });
    expect(await app.readRow(id)).toMatchObject({ state: "missed" });
    await app.manage({ action: "mark", id, state: "done" });
    expect(await app.readRow(id)).toMatchObject({ state: "done" });
    const late = await app.manage({ action: "cancel", id, reason: null });
    expect(late).toMatchObject({ status: 409, body: { code: "over" } });
    await app.owner`update calendars set notice_minutes = 0`;
  });

  it("tells whoever booked who moved or cancelled the call, and why", async () => {
    const { asked, booking, token } = await app.book();
    const { id } = booking;
    const [start] = await app.listFree();
    await app.manage({ action: "move", id, start, sequence: 0 });
    await app.manage({ action: "cancel", id, reason: "We are at sea." });
    const mails = (await app.readMails(id)).filter(({ recipient }) => recipient === asked.email);
    expect(mails.map(({ body_text: text }) => /By:?\s+the studio/.test(text))).toEqual([
      false,
      true,
      true,
    ]);
    expect(mails.at(-1)?.body_text).toContain("We are at sea.");
    const read = await app.visit({ action: "read", token });
    expect(read.body["booking"]).toMatchObject({
      cancelledBy: "studio",
      cancelReason: "We are at sea.",
    });
    // What a visitor writes stays between them and the studio.
    const own = await app.book();
    await app.visit({ action: "cancel", token: own.token, reason: "Ill" });
    const theirs = (await app.readMails(own.asked.id)).findLast(
      ({ recipient }) => recipient === own.asked.email,
    );
    expect(theirs?.kind).toBe("booking-cancelled");
    expect(theirs?.body_text).not.toContain("Ill");
  });

  it("books for a client, whose company reads it", async () => {
    const member = await app.member();
    const [start = ""] = await app.listFree("consultation");
    const id = randomUUID();
    const asked = {
      action: "book",
      id,
      kind: "consultation",
      start,
      zone: "Europe/London",
      name: "Ada",
      email: "ada@clients.example",
      companyId: member.id,
      enquiryId: null,
    };
    expect((await app.manage(asked)).status).toBe(200);
    expect((await app.manage(asked)).status).toBe(200);
    const mine = await member.client.from("bookings").select("id,by_studio,kind");
    expect(mine.data).toEqual([{ id, by_studio: true, kind: "consultation" }]);
    const missing = await app.manage({ ...asked, id: randomUUID(), companyId: randomUUID() });
    expect(missing.status).toBe(404);
  });

  it("books for whoever is in one company as that company's, within the notice", async () => {
    const member = await app.member();
    const { data } = await member.client.auth.getUser();
    await app.owner`update calendars set notice_minutes = 43200`;
    const { body } = await app.manage({ action: "slots", kind: "call", days: 7 });
    await app.owner`update calendars set notice_minutes = 0`;
    const [day] = slotsAnswer.parse(body).days;
    const id = randomUUID();
    const booked = await app.manage({
      ...app.describe(day?.slots[0] ?? ""),
      id,
      email: data.user?.email?.toUpperCase(),
      companyId: null,
      enquiryId: null,
    });
    expect(booked.status).toBe(200);
    expect(await app.readRow(id)).toMatchObject({
      company_id: member.id,
      user_id: data.user?.id,
      by_studio: true,
    });
  });

  it("is asked alone: neither visitors nor clients nor editors manage the calendar", async () => {
    const member = await app.member();
    const asked = { action: "read-sources" };
    expect((await app.invoke(member.client, "manage-calendar", asked)).status).toBe(403);
    const visitor = app.client({ address: randomUUID() });
    expect((await app.invoke(visitor, "manage-calendar", asked)).status).toBe(401);
    const hours = { calendar_id: "00000000-0000-4000-8000-0000000000ca", weekday: 6 };
    const row = { ...hours, opens: "10:00", closes: "12:00" };
    expect((await member.client.from("opening_hours").insert(row)).error).not.toBeNull();
    expect((await app.staff.client.from("opening_hours").insert(row)).error).toBeNull();
  });

  it("has no hours within others, nor a day closed beside hours of its own", async () => {
    const of = { calendar_id: "00000000-0000-4000-8000-0000000000ca" };
    const add = async (table: string, row: object) =>
      (await app.staff.client.from(table).insert({ ...of, ...row })).error?.code;
    const sunday = (opens: string, closes: string) =>
      add("opening_hours", { weekday: 7, opens, closes });
    expect(await sunday("09:00", "12:00")).toBeUndefined();
    expect(await sunday("10:00", "11:00")).toBe("23P01");
    expect(await sunday("11:59", "24:00")).toBe("23P01");
    // One after the other they are two.
    expect(await sunday("12:00", "24:00")).toBeUndefined();
    const day = (opens: string | null, closes: string | null) =>
      add("opening_exceptions", { day: "2032-02-01", opens, closes });
    expect(await day("09:00", "12:00")).toBeUndefined();
    expect(await day(null, null)).toBe("23P01");
    expect(await day("08:00", "13:00")).toBe("23P01");
    expect(await day("13:00", "14:00")).toBeUndefined();
  });

  it("makes one of what overlapped before that was refused", async () => {
    const migration = new URL(
      "../../supabase/migrations/20261212000000_opening_overlaps.sql",
      import.meta.url,
    );
    await app.owner.begin(async (sql) => {
      await sql`alter table opening_hours drop constraint opening_hours_apart`;
      await sql`alter table opening_exceptions drop constraint opening_exceptions_apart`;
      await sql`
        insert into opening_hours (calendar_id, weekday, opens, closes)
        select id, 1, opens::time, closes::time from calendars, (values
          ('10:00', '12:00'), ('16:30', '18:00'), ('17:30', '20:00'), ('20:00', '21:00')
        ) as t (opens, closes)`;
      await sql`
        insert into opening_exceptions (calendar_id, day, opens, closes)
        select id, '2032-03-01', opens::time, closes::time from calendars, (values
          (null, null), ('10:00', '12:00'), ('11:00', '13:00')
        ) as t (opens, closes)`;
      await sql.unsafe(await readFile(migration, "utf8"));
      const read = (rows: object[]) => rows.map((row) => Object.values(row).join("–"));
      const hours = await sql`
        select opens, closes from opening_hours where weekday = 1 order by opens`;
      expect(read(hours)).toEqual(["09:00:00–20:00:00", "20:00:00–21:00:00"]);
      const exceptions = await sql`
        select opens, closes from opening_exceptions where day = '2032-03-01'`;
      expect(read(exceptions)).toEqual(["10:00:00–13:00:00"]);
      await sql`rollback`;
    });
  });
});
