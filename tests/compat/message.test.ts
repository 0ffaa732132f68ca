import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bucketLimits } from "../../app/features/file/bucket-limits.ts";
import { followTables } from "../../app/data/follow-tables.ts";
import type { LiveChange } from "../../app/data/live-change.ts";
import { addMember, removeMember } from "../support/create-company.ts";
import type { Person } from "../support/create-person.ts";
import { follow, type RealtimeApp, startRealtimeApp } from "./realtime-app.ts";
import { type RestApp, startRestApp } from "./rest-app.ts";
import { somePicture, startStorageApp, type StorageApp } from "./storage-app.ts";

describe("conversations over REST", () => {
  let app: RestApp;
  beforeAll(async () => {
    app = await startRestApp();
  });
  afterAll(() => app.stop());

  const write = (from: Person, to: Person, body: string) =>
    app.as(from).from("messages").insert({ company_id: to.id, body });

  it("are a client's own: nothing of another is read, written or marked", async () => {
    const { ada, ben, staff } = app.people;
    await write(ada, ada, "From Ada");
    await write(staff, ben, "For Ben");
    const seen = await app.as(ada).from("messages").select("body");
    expect(seen.data).toEqual([{ body: "From Ada" }]);
    const foreign = await write(ada, ben, "As if from Ben");
    expect(foreign.status).toBe(403);
    await app.as(ada).rpc("mark_messages_read", { client: ben.id });
    const unread = await app.as(ben).from("messages").select("read_at").is("read_at", null);
    expect(unread.data).toHaveLength(1);
  });

  it("are a company's: its members write, all of its people read, and nobody else", async () => {
    const [first, second] = [await app.company(), await app.company()];
    const send = (who: Person, company_id: string) =>
      app.as(who).from("messages").insert({ company_id, body: "Among us" });
    const count = async (who: Person) =>
      (await app.as(who).from("messages").select("id")).data?.length;
    const { viewer, member, approver, owner } = first.people;
    expect((await send(viewer, first.id)).status).toBe(403);
    for (const who of [member, approver, owner]) {
      expect((await send(who, first.id)).status).toBe(201);
    }
    for (const who of Object.values(first.people)) expect(await count(who)).toBe(3);
    expect((await send(second.people.owner, first.id)).status).toBe(403);
    expect(await count(second.people.owner)).toBe(0);

    // Of two companies they read the one they look at, and write where they may.
    await addMember(app.owner, { companyId: second.id, person: member, role: "viewer" });
    expect(await count(member)).toBe(0);
    expect((await send(member, second.id)).status).toBe(403);
    expect((await send(member, first.id)).status).toBe(201);
    await removeMember(app.owner, { companyId: first.id, person: member });
    expect((await send(member, first.id)).status).toBe(403);
    await removeMember(app.owner, { companyId: first.id, person: approver });
    expect(await count(approver)).toBe(0);
    expect((await send(approver, first.id)).status).toBe(403);
  });

  it("are read by each person for themselves, and by the first of them for the company", async () => {
    const { id, people } = await app.company();
    const { staff } = app.people;
    await app.as(staff).from("messages").insert({ company_id: id, body: "For all of you" });
    const unread = async (who: Person) => (await app.as(who).rpc("count_unread_messages")).data;
    await app.as(people.viewer).rpc("mark_messages_read");
    expect(await unread(people.viewer)).toBe(0);
    expect(await unread(people.member)).toBe(1);
    const { data } = await app.as(staff).from("messages").select("read_at").eq("company_id", id);
    expect(data).toEqual([{ read_at: expect.any(String) }]);
    const other = await app.company();
    expect((await app.as(other.people.owner).rpc("mark_messages_read", { client: id })).data).toBe(
      0,
    );
    expect(await unread(people.member)).toBe(1);
  });

  it("keep what the studio knows about them from clients and visitors", async () => {
    const { ada, staff } = app.people;
    await write(ada, ada, "Hello");
    await app.as(staff).from("canned_answers").insert({ title: "Hello", body: "Hi {{name}}" });
    for (const table of ["conversations", "canned_answers"]) {
      expect((await app.as(ada).from(table).select("*")).data).toEqual([]);
      expect((await app.as("anon").from(table).select("*")).status).toBe(401);
    }
    expect((await app.as(ada).rpc("list_conversations")).data).toEqual([]);
    expect((await app.as("anon").rpc("list_conversations")).error).not.toBeNull();
    const assigned = await app
      .as(ada)
      .from("conversations")
      .update({ assigned_to: ada.id })
      .eq("company_id", ada.id)
      .select("*");
    expect(assigned.data).toEqual([]);
  });

  it("take a message once, however often it is sent", async () => {
    const { ada } = app.people;
    const row = { id: randomUUID(), company_id: ada.id, body: "Once" };
    expect((await app.as(ada).from("messages").insert(row).select("*")).status).toBe(201);
    expect((await app.as(ada).from("messages").insert(row).select("*")).status).toBe(409);
    const stored = await app.as(ada).from("messages").select("id").eq("id", row.id);
    expect(stored.data).toHaveLength(1);
  });

  it("are paged backwards from any message, also of those written at one moment", async () => {
    const { ben } = app.people;
    await app.owner`
      insert into messages (company_id, body, created_at)
      select ${ben.id}, 'Page ' || n, '2026-01-01T00:00:00.123456Z'::timestamptz
      from generate_series(1, 7) n`;
    const seen: string[] = [];
    let last: { id: string; created_at: string } | undefined;
    for (let page = 0; page < 4; page++) {
      let query = app.as(ben).from("messages").select("*").like("body", "Page%");
      if (last) {
        const at = last.created_at;
        query = query.or(`created_at.lt."${at}",and(created_at.eq."${at}",id.lt.${last.id})`);
      }
      const { data, error } = await query
        .order("created_at", { ascending: false })
        .order("id", { ascending: false })
        .limit(3);
      expect(error).toBeNull();
      seen.push(...(data ?? []).map(({ id }) => id));
      last = data?.at(-1) ?? last;
    }
    expect(new Set(seen).size).toBe(7);
    expect(seen).toHaveLength(7);
  });

  it("are listed for staff: unread first, then the latest, found by name, company or e-mail", async () => {
    const { ada, ben, staff } = app.people;
    await app.owner`delete from messages`;
    await write(ada, ada, "First");
    await write(staff, ben, "Last");
    const list = async (wanted: object = {}) => {
      const { data } = await app.as(staff).rpc("list_conversations", wanted);
      return (data ?? []).map(({ contact }: { contact: string }) => contact);
    };
    expect(await list()).toEqual(["Ada", "Ben"]);
    await app.as(staff).rpc("mark_messages_read", { client: ada.id });
    expect(await list()).toEqual(["Ben", "Ada"]);
    expect(await list({ search: "ANALYTICAL" })).toEqual(["Ada"]);
    expect(await list({ search: ben.email.slice(0, 12) })).toEqual(["Ben"]);
    expect(await list({ shown: "unread" })).toEqual([]);
    await app
      .as(staff)
      .from("conversations")
      .update({ assigned_to: staff.id })
      .eq("company_id", ben.id);
    expect(await list({ shown: "mine" })).toEqual(["Ben"]);
    expect(await list({ shown: "nobody" })).toEqual(["Ada"]);
    expect(await list({ first_row: 1, row_count: 1 })).toEqual(["Ada"]);
    await app.owner`delete from messages`;
    expect(await list({ client: ada.id })).toEqual(["Ada"]);
  });
});

describe("conversations over realtime", () => {
  let app: RealtimeApp;
  beforeAll(async () => {
    app = await startRealtimeApp();
  });
  afterAll(() => app.stop());

  const write = (client: Person, body: string) => app.owner`
    insert into messages (company_id, body) values (${client.id}, ${body})`;

  it("tell staff what waits, and clients nothing of it nor of each other", async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    const staff = await app.person({ staff: true });
    const byStaff = await follow(app.as(staff), { table: "conversations" });
    const byAda = await follow(app.as(ada), { table: "conversations" });
    const byBen = await follow(app.as(ben), {
      table: "messages",
      filter: `company_id=eq.${ada.id}`,
    });
    const own = await follow(app.as(ada), { table: "messages" });
    await write(ada, "Hello");
    await write(ada, "Again");
    await expect
      .poll(() => byStaff.seen.at(-1)?.new)
      .toMatchObject({ company_id: ada.id, unread_by_studio: 2 });
    await expect.poll(() => own.seen.length).toBe(2);
    expect([byAda.seen, byBen.seen]).toEqual([[], []]);
  });

  it("say after every gap that everything has to be read again, and go on", async () => {
    const ada = await app.person();
    const heard: (LiveChange | null)[] = [];
    const states: boolean[] = [];
    const stop = followTables(app.as(ada).realtime, [{ table: "messages" }], {
      onChange: (change) => heard.push(change),
      onLive: (isLive) => states.push(isLive),
    });
    const gaps = () => heard.filter((change) => change === null).length;
    await expect.poll(gaps).toBe(1);
    // Nobody knows what was said meanwhile: all sockets are closed, and come back.
    await app.owner`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`;
    await expect.poll(() => states.includes(false)).toBe(true);
    await expect.poll(gaps).toBe(2);
    await write(ada, "After the gap");
    await expect
      .poll(() => heard.at(-1))
      .toMatchObject({ type: "INSERT", row: { body: "After the gap" } });
    stop();
    await write(ada, "Nobody listens");
    expect(heard.at(-1)).toMatchObject({ row: { body: "After the gap" } });
  });
});

describe("attachments", () => {
  let app: StorageApp;
  beforeAll(async () => {
    app = await startStorageApp();
  });
  afterAll(() => app.stop());

  it("of one client are out of another's reach, and the studio's reach their client", async () => {
    const { ada, ben, staff } = app.people;
    const path = `${ada.id}/${randomUUID()}.png`;
    const files = (who: Person) => app.as(who).from("attachments");
    expect((await files(staff).upload(path, somePicture())).error).toBeNull();
    expect((await files(ada).createSignedUrl(path, 60)).data?.signedUrl).toContain("token=");
    expect((await files(ben).createSignedUrl(path, 60)).data).toBeNull();
    expect((await files(ben).download(path)).error).not.toBeNull();
    expect((await files(ben).list(ada.id)).data).toEqual([]);
    expect((await files(ben).upload(path, somePicture(), { upsert: true })).error).not.toBeNull();
    await files(ben).remove([path]);
    expect((await files(ada).download(path)).error).toBeNull();
  });

  it("stay as they were sent, whoever sent them; what was not sent can still be taken back", async () => {
    const { ada, staff } = app.people;
    for (const sender of [ada, staff]) {
      const files = app.as(sender).from("attachments");
      const [sent, unsent] = [`${ada.id}/${randomUUID()}.png`, `${ada.id}/${randomUUID()}.png`];
      await files.upload(sent, somePicture(500));
      await files.upload(unsent, somePicture(100));
      const attachments = [
        { bucket: "attachments", path: sent, name: "Cut.png", type: "image/png", size: 500 },
      ];
      const message = { company_id: ada.id, attachments };
      expect((await app.client(sender).from("messages").insert(message)).status).toBe(201);

      const signed = await files.createSignedUploadUrl(sent, { upsert: true });
      const attempts = await Promise.all([
        files.upload(sent, somePicture(900), { upsert: true }),
        files.update(sent, somePicture(900)),
        files.move(sent, `${ada.id}/${randomUUID()}.png`),
        files.move(sent, `${ada.id}/me.png`, { destinationBucket: "avatars" }),
        files.move(unsent, sent),
      ]);
      for (const { error } of [signed, ...attempts]) expect(error).not.toBeNull();
      expect((await files.remove([sent])).data).toEqual([]);
      expect((await files.download(sent)).data?.size).toBe(500);

      expect((await files.update(unsent, somePicture(200))).error).toBeNull();
      expect((await files.remove([unsent])).data).toHaveLength(1);
    }
  });

  it("are limited before they are sent as the buckets limit them", async () => {
    const buckets = await app.owner<
      { id: keyof typeof bucketLimits; bytes: string; types: string[] }[]
    >`
      select id, file_size_limit as bytes, allowed_mime_types as types from storage.buckets
      where id in ${app.owner(Object.keys(bucketLimits))}`;
    expect(buckets).toHaveLength(3);
    for (const { id, bytes, types } of buckets)
      expect({ id, bytes: Number(bytes), types }).toEqual({ id, ...bucketLimits[id] });
  });
});
