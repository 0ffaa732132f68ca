import { describe, expect, it, vi } from "vitest";
import type { Message } from "../../../domain/message/message.ts";
import type { OutboxOutcome } from "../../data/outbox.ts";
import type { Outgoing } from "./outgoing.ts";
import { createThreadStore, type ThreadSources } from "./thread-store.ts";

const time = (minute: number) => new Date(Date.UTC(2026, 2, 2, 9, minute)).toISOString();

function message(minute: number, changes: Partial<Message> = {}): Message {
  return {
    id: `m${minute}`,
    company_id: "client",
    sender_id: "client",
    from_studio: true,
    body: `At ${minute}`,
    attachments: [],
    read_at: null,
    created_at: time(minute),
    updated_at: time(minute),
    ...changes,
  };
}

/** A server that holds messages, and can be away. */
function openThread(stored: Message[] = [], overrides: Partial<ThreadSources> = {}) {
  const server = { isAway: false, stored: [...stored] };
  const kept: { outgoing: readonly Outgoing[]; messages: readonly Message[] } = {
    outgoing: [],
    messages: [],
  };
  const due: (() => void)[] = [];
  const ask = async (rows: () => Message[]) => {
    if (server.isAway) throw new Error("away");
    return rows();
  };
  const sources: ThreadSources = {
    pageSize: 3,
    readLatest: () => ask(() => server.stored.slice(-3)),
    readBefore: (oldest) =>
      ask(() => server.stored.filter((each) => each.created_at < oldest.created_at).slice(-3)),
    readSince: (since) => ask(() => server.stored.filter((each) => each.updated_at >= since)),
    insert: async ({ id, body }): Promise<OutboxOutcome<Message>> => {
      if (server.isAway) return { kind: "unreachable" };
      const known = server.stored.find((each) => each.id === id);
      const made = known ?? message(server.stored.length + 30, { id, body, from_studio: false });
      if (!known) server.stored.push(made);
      return { kind: "stored", row: made };
    },
    readKept: () => kept.messages,
    keep: (messages) => (kept.messages = messages),
    readOutgoing: () => kept.outgoing,
    keepOutgoing: (outgoing) => (kept.outgoing = outgoing),
    isOffline: () => server.isAway,
    later: (work) => due.push(work),
    ...overrides,
  };
  const open = () => createThreadStore(sources);
  return { store: open(), open, server, kept, due };
}

const bodies = ({ readSnapshot }: ReturnType<typeof createThreadStore>) =>
  readSnapshot().messages.map(({ body }) => body);
const settled = () => vi.waitFor(() => Promise.resolve());

describe("a thread", () => {
  it("shows the newest page, and older ones as they are asked for", async () => {
    const { store } = openThread([1, 2, 3, 4, 5].map((minute) => message(minute)));
    await store.catchUp();
    expect(bodies(store)).toEqual(["At 3", "At 4", "At 5"]);
    await store.readEarlier();
    expect(bodies(store)).toEqual(["At 1", "At 2", "At 3", "At 4", "At 5"]);
    expect(store.readSnapshot().hasEarlier).toBe(false);
  });

  it("has no gap and nothing twice after the connection was away", async () => {
    const { store, server } = openThread([message(1), message(2)]);
    await store.catchUp();
    server.stored.push(message(3), message(4), message(5), message(6), message(7));
    // The last of them is heard of before the others are read.
    store.receive(message(7));
    await store.catchUp();
    expect(bodies(store)).toEqual([1, 2, 3, 4, 5, 6, 7].map((minute) => `At ${minute}`));
  });

  it("closes the gap later when reading fails in between", async () => {
    const { store, server } = openThread([message(1)]);
    await store.catchUp();
    server.stored.push(message(4), message(8));
    server.isAway = true;
    store.receive(message(8));
    await store.catchUp();
    expect(bodies(store)).toEqual(["At 1", "At 8"]);
    server.isAway = false;
    await store.catchUp();
    expect(bodies(store)).toEqual(["At 1", "At 4", "At 8"]);
  });

  it("loses nothing that is written while it is read for the first time", async () => {
    const reading = Promise.withResolvers<Message[]>();
    const { store } = openThread([], { readLatest: () => reading.promise });
    const caughtUp = store.catchUp();
    store.receive(message(2));
    reading.resolve([message(1)]);
    await caughtUp;
    expect(bodies(store)).toEqual(["At 1", "At 2"]);
  });

  it("hears the first message of a conversation", async () => {
    const { store } = openThread();
    await store.catchUp();
    store.receive(message(1));
    await store.catchUp();
    expect(bodies(store)).toEqual(["At 1"]);
  });

  it("learns of read marks that it missed", async () => {
    const { store, server } = openThread([message(1)]);
    await store.catchUp();
    server.stored = [message(1, { read_at: time(5), updated_at: time(5) })];
    await store.catchUp();
    expect(store.readSnapshot().messages[0]?.read_at).toBe(time(5));
  });

  it("takes nothing from before its oldest message: there may be more between", async () => {
    const { store } = openThread([1, 2, 3, 4, 5].map((minute) => message(minute)));
    await store.catchUp();
    store.receive(message(1, { updated_at: time(9) }));
    expect(bodies(store)).toEqual(["At 3", "At 4", "At 5"]);
  });

  it("shows what this browser last saw until the server answers", async () => {
    const { store, open, server } = openThread([message(1)]);
    await store.catchUp();
    server.isAway = true;
    const again = open();
    await again.catchUp();
    expect(again.readSnapshot().state).toBe("ready");
    expect(bodies(again)).toEqual(["At 1"]);
  });

  it("says that it failed when there is nothing to show", async () => {
    const { store, server } = openThread();
    server.isAway = true;
    await store.catchUp();
    expect(store.readSnapshot().state).toBe("failed");
    server.isAway = false;
    await store.catchUp();
    expect(store.readSnapshot().state).toBe("ready");
  });
});

describe("a message that is sent", () => {
  it("is on show at once, and the server's own when it has arrived", async () => {
    const { store } = openThread();
    await store.catchUp();
    store.send("Hello", []);
    expect(store.readSnapshot().outgoing).toMatchObject([{ body: "Hello", state: "sending" }]);
    await expect.poll(() => bodies(store)).toEqual(["Hello"]);
    expect(store.readSnapshot().outgoing).toEqual([]);
  });

  it("waits while there is no connection, survives a reload, and goes when there is one", async () => {
    const { store, open, server, kept } = openThread();
    server.isAway = true;
    store.send("First", []);
    store.send("Second", []);
    await settled();
    expect(kept.outgoing.map(({ state }) => state)).toEqual(["waiting", "waiting"]);
    server.isAway = false;
    const again = open();
    await again.catchUp();
    await expect.poll(() => bodies(again)).toEqual(["First", "Second"]);
    expect(kept.outgoing).toEqual([]);
  });

  it("is there once though its answer was lost, and is tried again by itself", async () => {
    const stored: Message[] = [];
    const { store, due } = openThread([], {
      insert: async ({ id, body }) => {
        const known = stored.find((each) => each.id === id);
        if (known) return { kind: "stored", row: known };
        stored.push(message(40, { id, body }));
        return { kind: "unreachable" };
      },
    });
    store.send("Hello", []);
    await expect.poll(() => due).toHaveLength(1);
    expect(store.readSnapshot().outgoing).toMatchObject([{ state: "waiting" }]);
    await store.catchUp();
    due[0]?.();
    await expect.poll(() => bodies(store)).toEqual(["Hello"]);
    expect(stored).toHaveLength(1);
  });

  it("that is refused keeps its words, lets others pass, and can be sent again or dropped", async () => {
    let isRefusing = true;
    const { store } = openThread([], {
      insert: async ({ id, body }) =>
        isRefusing && body === "Bad"
          ? { kind: "refused" }
          : { kind: "stored", row: message(50, { id, body }) },
    });
    store.send("Bad", []);
    store.send("Good", []);
    await expect.poll(() => bodies(store)).toEqual(["Good"]);
    const [failed] = store.readSnapshot().outgoing;
    expect(failed).toMatchObject({ body: "Bad", state: "failed" });
    isRefusing = false;
    store.retry(failed?.id ?? "");
    await expect.poll(() => store.readSnapshot().outgoing).toEqual([]);
    expect(bodies(store)).toContain("Bad");
  });

  it("that another page of this browser sent is not shown twice", async () => {
    const { store, server, kept } = openThread();
    await store.catchUp();
    server.isAway = true;
    store.send("Hello", []);
    await settled();
    const id = kept.outgoing[0]?.id ?? "";
    store.receive(message(60, { id, body: "Hello" }));
    expect(store.readSnapshot().outgoing).toEqual([]);
    expect(bodies(store)).toEqual(["Hello"]);
  });
});
