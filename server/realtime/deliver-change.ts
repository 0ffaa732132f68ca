import type { Caller, Database } from "../database.ts";
import type { Change } from "./change.ts";
import { matchesFilter, type Column, type Row } from "./change-filter.ts";
import { claimsText, hasExpired, type Channel } from "./channel.ts";
import { findReaders } from "./find-readers.ts";
import { describeKey } from "./followed-tables.ts";
import type { Binding } from "./join-request.ts";
import type { RealtimeSocket } from "./socket.ts";

type Subscriber = { socket: RealtimeSocket; channel: Channel; bindings: Binding[] };

/** Sends a change to those who follow it and may read it. */
export async function deliverChange(
  database: Database,
  change: Change,
  sockets: Iterable<RealtimeSocket>,
): Promise<void> {
  const byCaller = findSubscribers(change, sockets);
  if (byCaller.size === 0) return;
  const callers = [...byCaller.values()].map(({ caller }) => caller);
  for (const { callers: readers, row, columns } of await findReaders(database, change, callers)) {
    const write = createWriter(change, row, columns);
    for (const reader of readers) {
      for (const subscriber of byCaller.get(claimsText(reader))?.subscribers ?? []) {
        // It may have left, or become somebody else, while the database was asked.
        const { socket, channel } = subscriber;
        const isCurrent = socket.channels.get(channel.topic) === channel;
        if (isCurrent && claimsText(channel.caller) === claimsText(reader)) write(subscriber);
      }
    }
  }
}

/** Many channels of one caller are one question. */
function findSubscribers(change: Change, sockets: Iterable<RealtimeSocket>) {
  const byCaller = new Map<string, { caller: Caller; subscribers: Subscriber[] }>();
  for (const socket of sockets) {
    for (const channel of socket.channels.values()) {
      const bindings = channel.bindings.filter(
        ({ event, table }) =>
          (event === "*" || event === change.type) &&
          (table === undefined || table === change.table),
      );
      if (bindings.length === 0 || hasExpired(channel.caller)) continue;
      const text = claimsText(channel.caller);
      const group = byCaller.get(text) ?? { caller: channel.caller, subscribers: [] };
      group.subscribers.push({ socket, channel, bindings });
      byCaller.set(text, group);
    }
  }
  return byCaller;
}

function createWriter(change: Change, row: Row, columns: Column[]) {
  const { table, type, key, at } = change;
  const isDeletion = type === "DELETE";
  const describe = (record: Row) =>
    JSON.stringify({
      schema: "public",
      table,
      type,
      commit_timestamp: at,
      columns,
      ...(!isDeletion && { record }),
      ...(type !== "INSERT" && { old_record: describeKey(table, key) }),
      errors: null,
    });
  const whole = describe(row);

  // Of a deleted row only the key is known, so only a filter on the key can be applied.
  const matches = ({ conditions }: Binding) =>
    isDeletion
      ? matchesFilter(
          conditions.filter(({ column }) => Object.hasOwn(describeKey(table, key), column)),
          describeKey(table, key),
          columns,
        )
      : matchesFilter(conditions, row, columns);

  return ({ socket, channel, bindings }: Subscriber) => {
    const matching = bindings.filter(matches);
    const frame = { joinRef: channel.joinRef, ref: null, topic: channel.topic };
    const send = (ids: number[], data: string) =>
      socket.send(
        { ...frame, event: "postgres_changes" },
        `{"ids":[${ids.join()}],"data":${data}}`,
      );
    const plain = matching.filter(({ select }) => select === undefined).map(({ id }) => id);
    if (plain.length > 0) send(plain, whole);
    for (const { id, select } of matching) {
      if (select) send([id], describe(pick(row, select)));
    }
  };
}

function pick(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}
