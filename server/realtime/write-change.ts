import { z } from "zod";
import type { Change } from "./change.ts";
import { matchesFilter, type Row } from "./change-filter.ts";
import type { Channel } from "./channel.ts";
import { encodeFrame } from "./frame.ts";
import type { Readers } from "./find-readers.ts";
import type { Binding } from "./join-request.ts";
import type { RealtimeSocket } from "./socket.ts";

const rowSchema = z.record(z.string(), z.unknown());

/**
 * Tells subscribers of a change that they may see, each binding whose filter lets it through. The text is written once, and
 * encoded once for all whose message is the same.
 */
export function createChangeWriter(
  { table, type, at, oldKey }: Change,
  { record, columns }: Pick<Readers, "record" | "columns">,
) {
  const describe = (shown: string) => {
    const head = { schema: "public", table, type, commit_timestamp: at, columns, errors: null };
    const rows = [
      ...(type === "DELETE" ? [] : [`"record":${shown}`]),
      ...(oldKey === null ? [] : [`"old_record":${oldKey}`]),
    ];
    return `${JSON.stringify(head).slice(0, -1)},${rows.join()}}`;
  };
  const whole = describe(record);
  const encoded = new Map<string, Buffer>();
  let parsed: Row | undefined;
  const readRow = (): Row => (parsed ??= rowSchema.parse(JSON.parse(record)));

  function encode({ version }: RealtimeSocket, channel: Channel, ids: number[], data: string) {
    const { joinRef, topic } = channel;
    const frame = { joinRef, ref: null, topic, event: "postgres_changes" };
    return Buffer.from(encodeFrame(version, frame, `{"ids":[${ids.join()}],"data":${data}}`));
  }

  function encodeWhole(socket: RealtimeSocket, channel: Channel, ids: number[]): Buffer {
    const same = JSON.stringify([socket.version, channel.joinRef, channel.topic, ids]);
    const known = encoded.get(same);
    if (known) return known;
    const message = encode(socket, channel, ids, whole);
    encoded.set(same, message);
    return message;
  }

  return (socket: RealtimeSocket, channel: Channel, bindings: readonly Binding[]): void => {
    const matching = bindings.filter(
      ({ conditions }) => conditions.length === 0 || matchesFilter(conditions, readRow(), columns),
    );
    const plain = matching.filter(({ select }) => select === undefined).map(({ id }) => id);
    if (plain.length > 0) socket.sendText(encodeWhole(socket, channel, plain));
    for (const { id, select } of matching) {
      if (!select) continue;
      const shown = describe(JSON.stringify(pick(readRow(), select)));
      socket.sendText(encode(socket, channel, [id], shown));
    }
  };
}

function pick(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}
