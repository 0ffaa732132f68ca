import { useEffect, useEffectEvent, useState } from "react";
import type { LiveChange, LiveTable } from "./live-change.ts";
import { sharedBackend } from "./shared-backend.ts";

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
    const leaving = new AbortController();
    const { signal } = leaving;
    let stop: (() => void) | undefined;

    /** Its script is large, and nothing that is on show first needs it. */
    async function follow() {
      const connection = await import("./live-connection.ts").catch(() => null);
      if (signal.aborted) return;
      if (connection)
        stop = connection.followTables(connection.sharedRealtime(), named, {
          onLost: () => void sharedBackend().leaveWhenEnded(),
          onChange: (change) => notify(change),
          onLive: setIsLive,
        });
      // Where the script cannot be had there is nothing to follow either.
      else window.addEventListener("online", () => void follow(), { once: true, signal });
    }

    void follow();
    return () => {
      leaving.abort();
      stop?.();
      setIsLive(false);
    };
  }, [wanted]);

  return isLive;
}
