import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { followedTables } from "../../app/features/studio/followed-tables.ts";
import { defaultLimits } from "../../server/realtime/limits.ts";
import { follow, join, startRealtimeApp, versions, type RealtimeApp } from "./realtime-app.ts";

let app: RealtimeApp;
beforeAll(async () => {
  app = await startRealtimeApp();
});
afterAll(async () => {
  await app.stop();
  expect(app.unexpected).toEqual([]);
});

/** Of a company that is named after its one person. */
async function write(company: string, body: string): Promise<string> {
  const [row] = await app.owner<{ id: string }[]>`
    insert into messages (company_id, sender_id, body) values (${company}, ${company}, ${body}) returning id`;
  return row?.id ?? "";
}

describe.each(versions)("changes, as version %s of the protocol tells them", (version) => {
  it("reach the owner and the studio, and nobody else", async () => {
    const [ada, ben, staff] = [
      await app.person(),
      await app.person(),
      await app.person({ staff: true }),
    ];
    const [own, other, studio, server, visitor] = await Promise.all([
      follow(app.as(ada, { version }), { table: "messages" }),
      follow(app.as(ben, { version }), { table: "messages" }),
      follow(app.as(staff, { version }), { table: "messages" }),
      follow(app.as("service_role", { version }), { table: "messages" }),
      follow(app.as("anon", { version }), { table: "messages" }),
    ]);
    const id = await write(ada.id, "Good morning");
    await expect.poll(() => own.seen.length).toBe(1);
    await app.owner`update messages set read_at = '2026-05-01T10:00:00Z' where id = ${id}`;
    await expect.poll(() => own.seen.length).toBe(2);
    await app.owner`delete from messages where id = ${id}`;
    const last = await write(ben.id, "The last word");

    await expect.poll(() => studio.seen.length).toBe(4);
    await expect.poll(() => server.seen.length).toBe(4);
    await expect.poll(() => other.seen.length).toBe(1);
    expect(own.seen).toEqual([
      expect.objectContaining({
        type: "INSERT",
        table: "messages",
        new: expect.objectContaining({ id, body: "Good morning", attachments: [], read_at: null }),
        old: {},
      }),
      expect.objectContaining({
        type: "UPDATE",
        new: expect.objectContaining({ id, read_at: "2026-05-01T10:00:00+00:00" }),
        old: { id },
      }),
      { type: "DELETE", table: "messages", new: {}, old: { id } },
    ]);
    expect(other.seen).toEqual([
      expect.objectContaining({ new: expect.objectContaining({ id: last }) }),
    ]);
    expect(studio.seen.map(({ type }) => type)).toEqual(["INSERT", "UPDATE", "DELETE", "INSERT"]);
    expect(visitor.seen).toEqual([]);
  });

  it("come for every followed table, also of rows owned through a parent", async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    const name = crypto.randomUUID();
    const own = await follow(app.as(ada, { version }), { table: "*" }, name);
    const other = await follow(app.as(ben, { version }), { table: "*" }, name);
    await app.owner`insert into projects (user_id, title) values (${ada.id}, 'A film')`;
    const [campaign] = await app.owner<{ id: string }[]>`
      insert into pr_campaigns (user_id, title, key_messages) values (${ada.id}, 'A launch', '{trust,craft}')
      returning id`;
    const id = campaign?.id ?? "";
    await app.owner`insert into pr_campaign_metrics (campaign_id, metric_date, reach) values (${id}, '2026-03-01', 7)`;
    await app.owner`insert into pr_deliverables (campaign_id, title) values (${id}, 'A cut')`;
    await app.owner`update profiles set company_name = 'Analytical' where user_id = ${ada.id}`;
    await app.owner`delete from pr_campaign_metrics where campaign_id = ${id}`;
    await app.owner`update profiles set company_name = 'Ben & Co' where user_id = ${ben.id}`;
    await expect
      .poll(() => other.seen.map(({ table }) => table))
      .toEqual(["profiles", "companies"]);
    await expect
      .poll(() => own.seen.map(({ type, table }) => `${type} ${table}`))
      .toEqual([
        "INSERT projects",
        "INSERT project_events",
        "INSERT pr_campaigns",
        "INSERT pr_campaign_metrics",
        "INSERT pr_deliverables",
        "UPDATE profiles",
        "UPDATE companies",
        "DELETE pr_campaign_metrics",
      ]);
    expect(own.seen[2]?.new).toMatchObject({ title: "A launch", key_messages: ["trust", "craft"] });
    expect(own.seen[3]?.new).toMatchObject({ reach: 7 });
    expect(own.seen[5]?.old).toEqual({ user_id: ada.id });
    expect(other.seen[0]?.new).toMatchObject({ company_name: "Ben & Co" });
  });

  it("of what the assistant was asked come to staff alone", async () => {
    const [ada, staff] = [await app.person(), await app.person({ staff: true })];
    const name = crypto.randomUUID();
    const studio = await follow(app.as(staff, { version }), { table: "chat_messages" }, name);
    const own = await follow(app.as(ada, { version }), { table: "*" }, name);
    const [conversation] = await app.owner<{ id: string }[]>`
      insert into chat_conversations (user_id) values (${ada.id}) returning id`;
    await app.owner`
      insert into chat_messages (conversation_id, text, is_user)
      values (${conversation?.id ?? ""}, 'What does it cost?', true)`;
    await expect.poll(() => studio.seen.length).toBe(1);
    expect(studio.seen[0]?.new).toMatchObject({ text: "What does it cost?" });
    await app.owner`update profiles set display_name = 'Later' where user_id = ${ada.id}`;
    await expect.poll(() => own.seen.map(({ table }) => table)).toEqual(["profiles"]);
  });

  it("come through the filter and the event that were asked for", async () => {
    const staff = await app.person({ staff: true });
    const [ada, ben] = [await app.person(), await app.person()];
    const client = app.as(staff, { version });
    const [ofAda, ofBoth, costly, urgent, updates] = await Promise.all([
      follow(client, { table: "projects", filter: `user_id=eq.${ada.id}` }),
      follow(client, { table: "projects", filter: `user_id=in.(${ada.id},${ben.id})` }),
      follow(client, { table: "projects", filter: `budget=gte.1000,user_id=eq.${ada.id}` }),
      follow(client, { table: "projects", filter: `priority=neq.low,user_id=eq.${ada.id}` }),
      follow(client, { table: "projects", event: "UPDATE", filter: `user_id=eq.${ada.id}` }),
    ]);
    await app.owner`
      insert into projects (user_id, title, budget, priority) values
        (${ada.id}, 'small', 100, 'low'), (${ada.id}, 'large', 1000, 'urgent'), (${ben.id}, 'other', 5000, 'low')`;
    await app.owner`update projects set title = 'larger' where user_id = ${ada.id} and title = 'large'`;
    const titles = ({ seen }: { seen: { new: object }[] }) =>
      seen.map((change) => ("title" in change.new ? change.new.title : null));
    await expect.poll(() => updates.seen.length).toBe(1);
    await expect.poll(() => ofBoth.seen.length).toBe(4);
    await expect.poll(() => titles(ofAda).at(-1)).toBe("larger");
    expect(ofAda.seen).toHaveLength(3);
    expect(titles(updates)).toEqual(["larger"]);
    expect(costly.seen).toHaveLength(2);
    expect(urgent.seen).toHaveLength(2);
  });

  // Long before the node's next round: the database says it.
  it("stop when the channel is left, and as soon as the session has ended", async () => {
    const [ada, staff] = [await app.person(), await app.person({ staff: true })];
    const left = await follow(app.as(ada, { version }), { table: "messages" });
    const ended = await follow(app.as(ada, { version }), { table: "messages" });
    const studio = await follow(app.as(staff, { version }), { table: "messages" });
    expect(await left.channel.unsubscribe()).toBe("ok");
    await app.owner`delete from auth.sessions where user_id = ${ada.id}`;
    const id = await write(ada.id, "Not for the signed-out");
    await expect
      .poll(() => studio.seen.some((change) => "id" in change.new && change.new.id === id))
      .toBe(true);
    await expect.poll(() => ended.states.includes("CHANNEL_ERROR")).toBe(true);
    expect(left.seen).toEqual([]);
    expect(ended.seen).toEqual([]);
  });

  it("end with the token, and go on with a new one", async () => {
    const ada = await app.person();
    const soon = Math.floor(Date.now() / 1000) + 1;
    const brief = app.withClaims(ada, { exp: soon });
    const renewed = app.withClaims(ada, { exp: soon + 600 });
    let current = brief;
    const client = app.as(() => current, { version });
    const ending = await follow(client, { table: "messages" });
    await expect.poll(() => ending.states.includes("CHANNEL_ERROR")).toBe(true);
    current = renewed;
    await client.realtime.setAuth();
    await expect.poll(() => ending.states.at(-1)).toBe("SUBSCRIBED");
    await write(ada.id, "Still there");
    await expect.poll(() => ending.seen.length).toBe(1);
  });

  it("follow whoever the token names now", async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    let current = ada;
    const client = app.as(() => current, { version });
    const followed = await follow(client, { table: "messages" });
    current = ben;
    await client.realtime.setAuth();
    await expect
      .poll(async () => {
        await write(ben.id, "For Ben");
        return followed.seen.length;
      })
      .toBeGreaterThan(0);
    const before = followed.seen.length;
    await write(ada.id, "For Ada");
    await write(ben.id, "For Ben again");
    await expect.poll(() => followed.seen.length).toBeGreaterThan(before);
    expect(JSON.stringify(followed.seen)).not.toContain("For Ada");
  });
});

describe.each(versions)("broadcast over version %s", (version) => {
  const broadcast = { self: false, ack: true };

  it("passes between a client and the studio, and to nobody else", async () => {
    const [ada, ben, staff] = [
      await app.person(),
      await app.person(),
      await app.person({ staff: true }),
    ];
    const topic = `client:${ada.id}`;
    const options = { config: { private: true, broadcast } };
    const heard: string[] = [];
    const client = app.as(ada, { version }).channel(topic, options);
    client.on("broadcast", { event: "*" }, () => heard.push("echo"));
    const studio = app.as(staff, { version }).channel(topic, options);
    studio.on("broadcast", { event: "typing" }, ({ payload }) => heard.push(payload.text));
    await Promise.all([join(client), join(studio)]);
    const message = { type: "broadcast", event: "typing", payload: { text: "é…" } } as const;
    expect(await client.send(message)).toBe("ok");
    await expect.poll(() => heard).toEqual(["é…"]);
    const stranger = app.as(ben, { version }).channel(topic, options);
    await expect(join(stranger)).rejects.toThrow("may not join");
    const visitor = app.as("anon", { version }).channel(topic, options);
    await expect(join(visitor)).rejects.toThrow("may not join");
  });

  it("comes back to the speaker who asks for it, and is bounded", async () => {
    const ada = await app.person();
    const channel = app.as(ada, { version }).channel(`client:${ada.id}`, {
      config: { private: true, broadcast: { self: true, ack: true } },
    });
    const heard: unknown[] = [];
    channel.on("broadcast", { event: "note" }, ({ payload }) => heard.push(payload));
    await join(channel);
    const say = (text: string) =>
      channel.send({ type: "broadcast", event: "note", payload: { text } });
    expect(await say("x".repeat(5000))).toBe("error");
    expect(await say("short")).toBe("ok");
    await expect.poll(() => heard).toEqual([{ text: "short" }]);
  });

  it("needs a private channel; presence is refused", async () => {
    const client = app.as(await app.person(), { version });
    await expect(join(client.channel("open"))).rejects.toThrow("private channel");
    const present = client.channel("here", { config: { presence: { enabled: true } } });
    await expect(join(present)).rejects.toThrow("Presence is not offered here.");
    const followed = await follow(client, { table: "messages" });
    const { channel } = followed;
    channel.params.config.broadcast = { ack: true };
    expect(await channel.send({ type: "broadcast", event: "x", payload: {} })).toBe("error");
  });
});

describe("bytes", () => {
  it("reach clients of version 2.0.0", async () => {
    const ada = await app.person();
    const options = { config: { private: true, broadcast: { self: true, ack: true } } };
    const channel = app.as(ada).channel(`client:${ada.id}`, options);
    const heard: unknown[] = [];
    channel.on("broadcast", { event: "blob" }, ({ payload }) => heard.push(payload));
    await join(channel);
    await channel.send({
      type: "broadcast",
      event: "blob",
      payload: new Uint8Array([1, 2]).buffer,
    });
    await expect.poll(() => heard.length).toBe(1);
    expect(heard[0]).toEqual(new Uint8Array([1, 2]).buffer);
  });
});

describe("a join", () => {
  it("takes all that the studio shows", () => {
    expect(followedTables.length).toBeLessThanOrEqual(defaultLimits.bindingsPerChannel);
  });

  it("says what is wrong with what it follows", async () => {
    const client = app.as(await app.person());
    await expect(follow(client, { table: "enquiries" })).rejects.toThrow(
      "no changes of this table",
    );
    await expect(follow(client, { table: "messages", filter: "body=near.x" })).rejects.toThrow(
      "filter is malformed",
    );
    const unstorable = client.channel("a\0b", { config: { private: true } });
    await expect(join(unstorable)).rejects.toThrow("characters that cannot be stored");
  });
});

it("changes of the inbox reach the studio alone", async () => {
  const [client, staff] = [await app.person(), await app.person({ staff: true })];
  const [theirs, studio] = await Promise.all([
    follow(app.as(client), { table: "*" }),
    follow(app.as(staff), { table: "inbox_items" }),
  ]);
  const heard = () => studio.seen.map(({ type }) => type);
  // From the client's own address: it is the studio's inbox all the same.
  await app.owner`
    insert into enquiries (kind, email, content_hash) values ('call', ${client.email}, 'inbox')`;
  await expect.poll(heard).toEqual(["INSERT"]);
  await app.owner`
    update inbox_items set status = 'won'
    where enquiry_id = (select id from enquiries where email = ${client.email})`;
  await expect.poll(heard).toEqual(["INSERT", "UPDATE"]);
  await app.owner`delete from enquiries where email = ${client.email}`;
  await expect.poll(heard).toEqual(["INSERT", "UPDATE", "DELETE"]);
  await app.owner`update profiles set display_name = 'The end' where user_id = ${client.id}`;
  await expect
    .poll(() => theirs.seen.map(({ type, table }) => `${type} ${table}`))
    .toEqual(["UPDATE profiles"]);
});

it("changes reach staff with a second factor only after the code, deletions too", async () => {
  const ada = await app.person();
  const staff = await app.person({ staff: true, hasShownCode: true });
  const [before, after] = await Promise.all([
    follow(app.as(app.withClaims(staff, { aal: "aal1" })), { table: "*" }),
    follow(app.as(staff), { table: "messages" }),
  ]);
  const id = await write(ada.id, "For the studio");
  await expect.poll(() => after.seen.length).toBe(1);
  await app.owner`delete from messages where id = ${id}`;
  await expect.poll(() => after.seen.length).toBe(2);
  // Their own profile they may read as anyone may: it comes after whatever else was to come.
  await app.owner`update profiles set display_name = 'Myself' where user_id = ${staff.id}`;
  await expect.poll(() => before.seen.length).toBeGreaterThan(0);
  expect(before.seen.map(({ table, new: row }) => ({ table, ...row }))).toMatchObject([
    { table: "profiles", display_name: "Myself" },
  ]);
});
