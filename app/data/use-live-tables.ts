import { useEffect, useEffectEvent, useState } from "react";
import { earliestHeard } from "./heard-changes.ts";
import type { LiveChange, LiveTable } from "./live-change.ts";
import { sharedBackend } from "./shared-backend.ts";

/**
 * Tells of changes to these tables that the person may read, and by null that everything has to be read again: at the
 * start, and after each time the connection was away. No tables, no connection. Answers whether changes arrive just now.
 */
export function useLiveTables(
  tables: readonly LiveTable[],
  onChange: (change: LiveChange | null) => void,
  /**
   * For whoever reads before: following begins when that is there, and null does not come where nothing was missed since.
   * Answers whether all of it could be read.
   */
  isAllRead?: () => Promise<boolean>,
): boolean {
  const [isLive, setIsLive] = useState(false);
  const notify = useEffectEvent(onChange);
  const findHeard = useEffectEvent(async () =>
    (await isAllRead?.()) ? earliestHeard() : undefined,
  );
  const listTables = useEffectEvent(() => tables);
  // As text: a list written in place is a new one at each render.
  const wanted = tables.map(({ table, filter = "" }) => `${table} ${filter}`).join("\n");

  useEffect(() => {
    if (wanted === "") return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    let stop: (() => void) | undefined;

    /** Its script is large, and nothing that is on show first needs it. */
    async function follow() {
      const loading = import("./live-connection.ts").catch(() => null);
      const heard = await findHeard();
      const connection = await loading;
      if (signal.aborted) return;
      if (connection)
        stop = connection.followTables(connection.sharedRealtime(), listTables(), {
          onLost: () => void sharedBackend().leaveWhenEnded(),
          onChange: (change) => notify(change),
          onLive: setIsLive,
          heard,
          // What was still under way when it was named may have been read before.
          onCaughtUp: async () => {
            if ((await findHeard()) !== heard) notify(null);
          },
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
