import { useEffect, useEffectEvent, useState } from "react";
import { followTables } from "./follow-tables.ts";
import type { LiveChange, LiveTable } from "./live-change.ts";
import { leaveWhenEnded } from "./leave-when-ended.ts";
import { sharedRealtime } from "./shared-realtime.ts";

/**
 * Tells of changes to these tables that the person may read, and by null that everything has to be read again: at the
 * start, and after each time the connection was away. No tables, no connection. Answers whether changes arrive just now.
 */
export function useLiveTables(
  tables: readonly LiveTable[],
  onChange: (change: LiveChange | null) => void,
): boolean {
  const [isLive, setIsLive] = useState(false);
  const notify = useEffectEvent(onChange);
  // As text: a list written in place is a new one at each render.
  const wanted = tables.map(({ table, filter = "" }) => `${table} ${filter}`).join("\n");

  useEffect(() => {
    if (wanted === "") return undefined;
    const named = wanted.split("\n").map((line) => {
      const space = line.indexOf(" ");
      return { table: line.slice(0, space), filter: line.slice(space + 1) };
    });
    return followTables(sharedRealtime(), named, {
      onLost: leaveWhenEnded,
      onChange: (change) => notify(change),
      onLive: setIsLive,
    });
  }, [wanted]);

  return isLive;
}
