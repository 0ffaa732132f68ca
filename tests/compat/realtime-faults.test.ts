import { once } from "node:events";
import { REALTIME_SUBSCRIBE_STATES } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { follow, join, startRealtimeApp, type RealtimeApp } from "./realtime-app.ts";

let app: RealtimeApp;
beforeAll(async () => {
  app = await startRealtimeApp();
});
afterAll(() => app.stop());

function addressOf(url: string, query = "vsn=2.0.0"): string {
  return `${url.replace("http", "ws")}/realtime/v1/websocket?apikey=anon-key&${query}`;
}

async function openRaw(url = app.url, query?: string): Promise<WebSocket> {
  const socket = new WebSocket(addressOf(url, query));
  await once(socket, "open");
  return socket;
}

/** The status of the refusal. */
async function refusal(url: string): Promise<number | undefined> {
  const socket = new WebSocket(url);
  const [, response] = await once(socket, "unexpected-response");
  socket.on("error", () => undefined);
  socket.terminate();
  return response.statusCode;
}

async function closing(socket: WebSocket): Promise<unknown> {
  socket.on("error", () => undefined);
  const [code] = await once(socket, "close");
  return code;
}

const write = (userId: string, body: string) =>
  app.owner`insert into messages (user_id, body) values (${userId}, ${body})`;

describe("two nodes on one database", () => {
  it("tell each other's clients of changes and pass broadcasts on, each once", async () => {
    const second = await app.startNode();
    const ada = await app.person();
    const here = await follow(app.as(ada), { table: "messages" });
    const there = await follow(app.as(ada, { url: second.url }), { table: "messages" });
    await write(ada.id, "one");
    await write(ada.id, "two");
    const bodies = ({ seen }: typeof here) =>
      seen.map((change) => ("body" in change.new ? change.new.body : null));
    await expect.poll(() => bodies(here)).toEqual(["one", "two"]);
    await expect.poll(() => bodies(there)).toEqual(["one", "two"]);

    const options = { config: { private: true, broadcast: { ack: true } } };
    const heard: unknown[] = [];
    const speaker = app.as(ada).channel(`client:${ada.id}`, options);
    const listener = app.as(ada, { url: second.url }).channel(`client:${ada.id}`, options);
    listener.on("broadcast", { event: "note" }, ({ payload }) => heard.push(payload));
    await Promise.all([join(speaker), join(listener)]);
    await speaker.send({ type: "broadcast", event: "note", payload: { n: 1 } });
    await expect.poll(() => heard).toEqual([{ n: 1 }]);
  });

  it("that stops sends its clients away, and they come back to where it was", async () => {
    const second = await app.startNode();
    const followed = await follow(app.as(await app.person(), { url: second.url }), {
      table: "messages",
    });
    second.realtime.endSockets();
    await expect.poll(() => followed.states.at(-1)).toBe("CHANNEL_ERROR");
    expect(await refusal(addressOf(second.url))).toBe(503);
  });
});

describe("when the listening connection is lost", () => {
  it("clients are told, join again and read what they missed", async () => {
    const ada = await app.person();
    const read: string[] = [];
    const client = app.as(ada);
    await client.realtime.setAuth();
    const channel = client.channel("catching-up");
    // As a page does: whatever was missed is read after every join.
    const readAll = async () => {
      const rows = await app.owner<{ body: string }[]>`
        select body from messages where user_id = ${ada.id} order by created_at`;
      read.splice(0, read.length, ...rows.map(({ body }) => body));
    };
    let joins = 0;
    channel.on("postgres_changes", { event: "INSERT", schema: "public", table: "messages" }, () => {
      void readAll();
    });
    channel.subscribe((state) => {
      if (state !== REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) return;
      joins += 1;
      void readAll();
    });
    await expect.poll(() => joins).toBe(1);
    await write(ada.id, "before");
    await expect.poll(() => read).toEqual(["before"]);
    await app.owner`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`;
    await write(ada.id, "meanwhile");
    await expect.poll(() => joins).toBe(2);
    await expect.poll(() => read).toEqual(["before", "meanwhile"]);
    await write(ada.id, "after");
    await expect.poll(() => read).toEqual(["before", "meanwhile", "after"]);
    expect(app.gaps).toContain("the listening connection was lost");
  });
});

describe("clients are sent to read anew", () => {
  it.each([
    [
      "when a table is emptied",
      () => app.owner`truncate content_anchors`,
      "content_anchors was emptied",
    ],
    [
      "when changes were forgotten before they were read",
      () => app.owner`
        with gone as (delete from private.change_log where transaction = pg_current_xact_id())
        select pg_notify('realtime_changes', json_build_object(
          'transaction', pg_current_xact_id()::text, 'table', 'content_anchors', 'type', 'INSERT'
        )::text)`,
      "changes were swept before they were delivered",
    ],
    [
      "when one transaction changed more than can be followed",
      () => app.owner`
        insert into content_anchors (content_hash, content)
        select '0x' || md5(n::text) || md5(n::text), '{}' from generate_series(1, 60) n`,
      "more changes than can be followed",
    ],
  ])("%s", async (_when, provoke, reason) => {
    const { url } = await app.startNode({ waitingChanges: 50 });
    const staff = await app.person({ staff: true });
    const followed = await follow(app.as(staff, { url }), { table: "content_anchors" });
    await provoke();
    await expect.poll(() => followed.states.includes("CHANNEL_ERROR")).toBe(true);
    await expect.poll(() => followed.states.at(-1)).toBe("SUBSCRIBED");
    expect(app.gaps.map(String)).toContainEqual(expect.stringContaining(reason));
    expect(followed.seen).toEqual([]);
  });
});

describe("a number beyond what JavaScript counts", () => {
  it("arrives to the last digit", async () => {
    const ada = await app.person();
    const socket = await openRaw(app.url, "vsn=1.0.0");
    const payload = {
      access_token: ada.id,
      config: { postgres_changes: [{ event: "*", table: "eth_payments" }] },
    };
    const heard: string[] = [];
    socket.on("message", (data) => {
      if (Buffer.isBuffer(data)) heard.push(data.toString());
    });
    socket.send(JSON.stringify({ ref: "1", topic: "realtime:x", event: "phx_join", payload }));
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    await app.owner`
      insert into pr_packages (id, name, price_gbp, description, icon)
      values ('sample', 'Sample', 500, 'Sample', 'star')`;
    await app.owner`
      insert into eth_payments (
        user_id, package_id, price_gbp, gbp_per_eth, amount_wei, chain_id, eth_address,
        receiving_address, expires_at
      ) values (
        ${ada.id}, 'sample', 500, 2500, '123456789012345678000000000000', 1,
        ${`0x${"a".repeat(40)}`}, ${`0x${"b".repeat(40)}`}, now() + interval '15 minutes'
      )`;
    await expect
      .poll(() => heard.find((text) => text.includes("INSERT")))
      .toMatch(/"amount_wei": ?123456789012345678000000000000,/);
    socket.terminate();
  });
});

describe("hostile frames", () => {
  it.each([
    ["no JSON", "{"],
    ["another shape", '{"topic":1}'],
    ["a list too short", '["1","1"]'],
    ["a topic beyond measure", JSON.stringify(["1", "1", "x".repeat(300), "heartbeat", {}])],
    ["bytes that claim more than they hold", Buffer.from([3, 255, 255, 255, 255, 255, 1, 65])],
    ["bytes of an unknown kind", Buffer.from([9, 0, 0, 0, 0, 0, 0])],
    ["bytes that are no JSON", Buffer.from([3, 0, 0, 0, 0, 0, 1, 123])],
  ])("%s end the socket", async (_what, frame) => {
    const socket = await openRaw();
    socket.send(frame);
    expect(await closing(socket)).toBe(1008);
  });

  it("beyond the size end the socket", async () => {
    const socket = await openRaw();
    socket.send("x".repeat(70_000));
    expect([1006, 1009]).toContain(await closing(socket));
  });

  it("in a flood end the socket", async () => {
    const socket = await openRaw();
    for (let n = 0; n < 300; n += 1) {
      socket.send(JSON.stringify([null, String(n), "phoenix", "heartbeat", {}]));
    }
    expect(await closing(socket)).toBe(1008);
  });

  it("that ask for strange things are answered with an error", async () => {
    const socket = await openRaw(app.url, "vsn=1.0.0");
    const ask = async (message: object) => {
      socket.send(JSON.stringify({ ref: "1", topic: "realtime:x", ...message }));
      const [data] = await once(socket, "message");
      return JSON.parse(String(data)).payload;
    };
    const failure = { status: "error" };
    const changes = (entry: object) => ({ config: { postgres_changes: [entry] } });
    const joining = (payload: unknown) => ask({ event: "phx_join", payload });
    expect(await ask({ event: "heartbeat", payload: {} })).toMatchObject({ status: "ok" });
    expect(await ask({ event: "strange", payload: {} })).toMatchObject(failure);
    expect(await ask({ event: "presence", payload: {} })).toMatchObject(failure);
    expect(await ask({ event: "broadcast", payload: { event: "x" } })).toMatchObject(failure);
    expect(await joining("x")).toMatchObject(failure);
    expect(await joining(changes({ event: "TRUNCATE" }))).toMatchObject(failure);
    expect(await joining(changes({ event: "*", schema: "auth", table: "users" }))).toMatchObject(
      failure,
    );
    expect(await joining(changes({ event: "*", table: "messages'; drop" }))).toMatchObject(failure);
    expect(await joining({ access_token: "forged", ...changes({ event: "*" }) })).toMatchObject({
      status: "error",
      response: { reason: expect.stringContaining("JWT") },
    });
    socket.terminate();
  });

  it("with a token that is no good end what the good one had opened", async () => {
    const socket = await openRaw(app.url, "vsn=1.0.0");
    const send = (event: string, payload: object) =>
      socket.send(JSON.stringify({ ref: "1", join_ref: "1", topic: "realtime:x", event, payload }));
    send("phx_join", { config: { postgres_changes: [{ event: "*" }] } });
    await once(socket, "message");
    send("access_token", { access_token: "forged" });
    expect(await closing(socket)).toBe(1008);
  });
});

describe("connections", () => {
  it("are bounded, for one address and for the node", async () => {
    const { url } = await app.startNode({ socketsPerNetwork: 2 });
    const held = [await openRaw(url), await openRaw(url)];
    expect(await refusal(addressOf(url))).toBe(503);
    held[0]?.close();
    await expect
      .poll(async () => {
        const again = new WebSocket(addressOf(url));
        again.on("error", () => undefined);
        return Promise.race([
          once(again, "open")
            .then(() => again.terminate())
            .then(() => "open"),
          once(again, "unexpected-response")
            .then(() => again.terminate())
            .then(() => "refused"),
        ]);
      })
      .toBe("open");
    held[1]?.terminate();
  });

  it("with a wrong key or version are refused", async () => {
    const wrong = addressOf(app.url).replace("anon-key", "other-key");
    expect(await refusal(wrong)).toBe(401);
    expect(await refusal(addressOf(app.url, "vsn=3.0.0"))).toBe(400);
  });

  it("that fall silent, or do not read, are cut", async () => {
    const { url, realtime } = await app.startNode({
      silenceMilliseconds: 100,
      bufferedBytes: 20_000,
    });
    const silent = await openRaw(url);
    await closing(silent);
    await expect.poll(() => realtime.connections()).toBe(0);

    const slow = await app.startNode({ bufferedBytes: 20_000 });
    const ada = await app.person();
    const socket = await openRaw(slow.url, "vsn=1.0.0");
    const payload = { access_token: ada.id, config: { postgres_changes: [{ event: "*" }] } };
    socket.send(JSON.stringify({ ref: "1", topic: "realtime:x", event: "phx_join", payload }));
    await once(socket, "message");
    socket.pause();
    const body = "x".repeat(9999);
    await expect
      .poll(async () => {
        await app.owner`
          insert into messages (user_id, body) select ${ada.id}, ${body} from generate_series(1, 200)`;
        return slow.realtime.connections();
      })
      .toBe(0);
    socket.terminate();
  });
});
