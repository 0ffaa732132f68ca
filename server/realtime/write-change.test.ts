import { expect, it } from "vitest";
import type { Channel } from "./channel.ts";
import { parseChangeFilter } from "./change-filter.ts";
import type { Binding } from "./join-request.ts";
import type { RealtimeSocket } from "./socket.ts";
import { createChangeWriter } from "./write-change.ts";

const change = {
  id: "1",
  transaction: 7n,
  table: "messages",
  type: "INSERT" as const,
  oldKey: null,
  at: "2026-11-20T10:00:00+00:00",
};
const row = {
  record: '{"body":"Grüße","from_studio":true,"number":12345678901234567890}',
  columns: [
    { name: "body", type: "text" },
    { name: "from_studio", type: "bool" },
  ],
};

function listen({ version = 2, topic = "realtime:a", joinRef = "1" } = {}) {
  const messages: Buffer[] = [];
  const socket: RealtimeSocket = {
    id: 1,
    version: version === 2 ? 2 : 1,
    channels: new Map(),
    lastActiveAt: 0,
    isOpen: () => true,
    send: () => expect.fail(),
    sendBytes: () => expect.fail(),
    sendText: (message) => messages.push(message),
    reply: () => expect.fail(),
    end: () => expect.fail(),
    cut: () => expect.fail(),
  };
  const channel: Channel = {
    topic,
    joinRef,
    caller: { role: "anon", claims: null },
    isPrivate: false,
    since: { first: 0n, next: 0n, running: new Set() },
    bindings: [],
    broadcast: { self: false, ack: false, canRead: false, canWrite: false },
  };
  return { messages, socket, channel };
}

function bind(
  id: number,
  { filter, select }: { filter?: string; select?: string[] } = {},
): Binding {
  const conditions = filter === undefined ? [] : (parseChangeFilter(filter) ?? expect.fail());
  return { id, event: "*", table: "messages", conditions, select, asked: { event: "*" } };
}

it("encodes a message once for all who receive the same", () => {
  const write = createChangeWriter(change, row);
  const [one, other, elsewhere, older, later] = [
    listen(),
    listen(),
    listen({ topic: "realtime:b" }),
    listen({ version: 1 }),
    listen({ joinRef: "2" }),
  ];
  const all = [one, other, elsewhere, older, later];
  for (const { socket, channel } of all) write(socket, channel, [bind(1)]);
  expect(all.map(({ messages }) => messages.length)).toEqual([1, 1, 1, 1, 1]);
  expect(other.messages[0]).toBe(one.messages[0]);
  expect(new Set(all.map(({ messages }) => messages[0])).size).toBe(4);
  expect(String(one.messages[0])).toBe(
    '["1",null,"realtime:a","postgres_changes",{"ids":[1],"data":{"schema":"public","table":"messages",' +
      '"type":"INSERT","commit_timestamp":"2026-11-20T10:00:00+00:00","columns":' +
      `${JSON.stringify(row.columns)},"errors":null,"record":${row.record}}}]`,
  );
  expect(JSON.parse(String(older.messages[0]))).toMatchObject({
    topic: "realtime:a",
    join_ref: "1",
    payload: { ids: [1] },
  });
});

it("keeps apart who follows by other filters, and what only some columns were asked of", () => {
  const write = createChangeWriter(change, row);
  const [both, first, none, some] = [listen(), listen(), listen(), listen()];
  const studio = bind(1, { filter: "from_studio=eq.true" });
  const client = bind(2, { filter: "from_studio=eq.false" });
  write(both.socket, both.channel, [studio, bind(3)]);
  write(first.socket, first.channel, [studio, client]);
  write(none.socket, none.channel, [client]);
  write(some.socket, some.channel, [bind(4, { select: ["body"] })]);
  const read = ({ messages }: typeof both): unknown[] =>
    messages.map((message) => JSON.parse(String(message))[4]);
  expect(read(both)).toMatchObject([{ ids: [1, 3] }]);
  expect(read(first)).toMatchObject([{ ids: [1] }]);
  expect(read(none)).toEqual([]);
  expect(read(some)).toMatchObject([{ ids: [4], data: { record: { body: "Grüße" } } }]);
});
