import { z } from "zod";
import type { Change } from "./change.ts";
import { matchesFilter, type Row } from "./change-filter.ts";
import type { Channel } from "./channel.ts";
import type { Readers } from "./find-readers.ts";
import type { Binding } from "./join-request.ts";
import type { RealtimeSocket } from "./socket.ts";

const rowSchema = z.record(z.string(), z.unknown());

/** Tells subscribers of a change that they may see, each binding whose filter lets it through; the text is written once. */
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
  let parsed: Row | undefined;
  const readRow = (): Row => (parsed ??= rowSchema.parse(JSON.parse(record)));

  return (socket: RealtimeSocket, channel: Channel, bindings: readonly Binding[]): void => {
    const matching = bindings.filter(
      ({ conditions }) => conditions.length === 0 || matchesFilter(conditions, readRow(), columns),
    );
    const frame = { joinRef: channel.joinRef, ref: null, topic: channel.topic };
    const send = (ids: number[], data: string) =>
      socket.send(
        { ...frame, event: "postgres_changes" },
        `{"ids":[${ids.join()}],"data":${data}}`,
      );
    const plain = matching.filter(({ select }) => select === undefined).map(({ id }) => id);
    if (plain.length > 0) send(plain, whole);
    for (const { id, select } of matching) {
      if (select) send([id], describe(JSON.stringify(pick(readRow(), select))));
    }
  };
}

function pick(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}
