import { type Change, changeRow, type Notice } from "./change.ts";
import { claimsText, hasExpired, type Channel } from "./channel.ts";
import { findReaders, type Readers } from "./find-readers.ts";
import type { Binding } from "./join-request.ts";
import { hadEnded } from "./snapshot.ts";
import type { RealtimeSocket } from "./socket.ts";
import { createChangeWriter } from "./write-change.ts";
import { parseRows } from "../../runtime/database/parse-rows.ts";
import type { Caller, Database } from "../../runtime/database/types.ts";

type Subscriber = { socket: RealtimeSocket; channel: Channel };
/** By the text of their claims. */
type Subscribers = Map<string, { caller: Caller; subscribers: Subscriber[] }>;

type Delivery = {
  database: Database;
  sockets: Iterable<RealtimeSocket>;
  /** With more changes at once, subscribers are told to read everything again. */
  mostChanges: number;
};

const pageSize = 100;

/** Sends changes to the subscribers who may read them, one whole transaction after the other. */
export function createDelivery({ database, sockets, mostChanges }: Delivery) {
  let lastRead: bigint | undefined;

  return async (notices: readonly Notice[]): Promise<void> => {
    const followed = notices.filter((notice) => isFollowed(notice, sockets));
    const emptied = followed.find(({ type }) => type === "TRUNCATE");
    if (emptied) throw new Error(`${emptied.table} was emptied`);
    // Of the last transaction more may be noticed after it was read: it was read whole.
    const unread = followed.filter(({ transaction }) => transaction !== lastRead);
    if (unread.length === 0) return;
    const changes = await listNoticed(database, unread, mostChanges);
    lastRead = unread.at(-1)?.transaction;
    const wanted = changes.filter((change) => isFollowed(change, sockets));
    for (let at = 0; at < wanted.length; at += pageSize) {
      await deliverPage(database, wanted.slice(at, at + pageSize), sockets);
    }
  };
}

async function deliverPage(
  database: Database,
  changes: readonly Change[],
  sockets: Iterable<RealtimeSocket>,
): Promise<void> {
  const byCaller = findSubscribers(changes, sockets);
  if (byCaller.size === 0) return;
  const callers = [...byCaller.values()].map(({ caller }) => caller);
  const found = Map.groupBy(await findReaders(database, changes, callers), ({ id }) => id);
  for (const change of changes) {
    for (const readers of found.get(change.id) ?? []) sendChange(change, readers, byCaller);
  }
}

function sendChange(change: Change, { callers, ...row }: Readers, byCaller: Subscribers): void {
  const write = createChangeWriter(change, row);
  for (const reader of callers.map(claimsText)) {
    for (const { socket, channel } of byCaller.get(reader)?.subscribers ?? []) {
      // It may have left, or become somebody else, while the database was asked.
      const isCurrent = socket.channels.get(channel.topic) === channel;
      if (isCurrent && claimsText(channel.caller) === reader) {
        write(socket, channel, findBindings(channel, change));
      }
    }
  }
}

/** Grouped by caller, so that the rights of each are asked for once. */
function findSubscribers(
  changes: readonly Change[],
  sockets: Iterable<RealtimeSocket>,
): Subscribers {
  const byCaller: Subscribers = new Map();
  for (const socket of sockets) {
    for (const channel of socket.channels.values()) {
      const isAsking = changes.some((change) => findBindings(channel, change).length > 0);
      if (!isAsking || hasExpired(channel.caller)) continue;
      const text = claimsText(channel.caller);
      const group = byCaller.get(text) ?? { caller: channel.caller, subscribers: [] };
      group.subscribers.push({ socket, channel });
      byCaller.set(text, group);
    }
  }
  return byCaller;
}

function isFollowed(what: Notice | Change, sockets: Iterable<RealtimeSocket>): boolean {
  for (const socket of sockets) {
    for (const channel of socket.channels.values()) {
      if (findBindings(channel, what).length > 0) return true;
    }
  }
  return false;
}

/** Whoever follows any part of a table is concerned when it is emptied. */
export function findBindings(
  channel: Channel,
  { table, type, transaction }: Notice | Change,
): Binding[] {
  if (hadEnded(channel.since, transaction)) return [];
  return channel.bindings.filter(
    (binding) =>
      (binding.table === undefined || binding.table === table) &&
      (type === "TRUNCATE" || binding.event === "*" || binding.event === type),
  );
}

/** All that the transactions of these notices changed, or a failure where that is more or less than can be followed. */
export async function listNoticed(
  { sql }: Database,
  notices: readonly Notice[],
  most: number,
): Promise<Change[]> {
  const transactions = new Set(notices.map(({ transaction }) => transaction));
  const rows = await sql`
    select id::text, transaction::text, table_name as "table", type, old_key as "oldKey", at
    from private.list_changes(${[...transactions].map(String)}::text[]::xid8[])
    limit ${most + 1}`;
  if (rows.length > most) throw new Error("more changes than can be followed");
  const changes = parseRows(changeRow, rows);
  const found = new Set(changes.map(({ transaction }) => transaction));
  if (found.size < transactions.size) {
    throw new Error("changes were swept before they were delivered");
  }
  return changes;
}
