import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { createContext, use, useEffect, useEffectEvent, useMemo, useRef } from "react";
import { coalesce } from "./coalesce.ts";
import type { LiveChange } from "./live-change.ts";
import { isAllRead, refreshChanged, refreshTables, trustRows } from "./query-client.ts";
import { trackPointer, waitForRest } from "./steady-rows.ts";
import { useLiveTables } from "./use-live-tables.ts";

type Listener = (changes: readonly LiveChange[]) => void;
type FollowedTables = {
  /** Whether changes arrive just now. */
  isLive: boolean;
  /** Told of changes once what they show in has been read again. */
  subscribe: (listener: Listener) => () => void;
};

/** What a shell follows, for the few parts that say what has come in. */
export const RealtimeContext = createContext<FollowedTables>({
  isLive: false,
  subscribe: () => () => {},
});

/**
 * Keeps what is read from these tables as it is in the database, for as long as the shell is open: changes in quick
 * succession are one reading, and none comes while somebody aims at a row.
 */
export function useRealtime(tables: readonly string[]): FollowedTables {
  const client = useQueryClient();
  const listeners = useRef(new Set<Listener>());
  const gathering = useRef<ReturnType<typeof coalesce<LiveChange | null>>>(null);

  useEffect(() => {
    let isHere = true;
    async function refreshWhenSteady(gathered: ReadonlySet<LiveChange | null>) {
      await waitForRest();
      if (!isHere) return;
      const changes = [...gathered].filter((change) => change !== null);
      // A connection that has come, or come back, tells nothing of what happened before.
      await (gathered.has(null) ? refreshTables(client, "all") : refreshChanged(client, changes));
      for (const listener of listeners.current) listener(changes);
    }
    const own = coalesce<LiveChange | null>((gathered) => void refreshWhenSteady(gathered));
    gathering.current = own;
    const stopTracking = trackPointer();
    return () => {
      isHere = false;
      own.stop();
      stopTracking();
    };
  }, [client]);

  const isLive = useLiveTables(
    tables.map((table) => ({ table })),
    (change) => gathering.current?.add(change),
    () => isAllRead(client),
  );
  useTrustedRows(client, isLive);

  return useMemo(
    () => ({
      isLive,
      subscribe: (listener) => {
        const heard = listeners.current.add(listener);
        return () => void heard.delete(listener);
      },
    }),
    [isLive],
  );
}

function useTrustedRows(client: QueryClient, areFollowed: boolean) {
  useEffect(() => trustRows(client, areFollowed), [client, areFollowed]);
}

/** Hears of changes once they are on show. Answers whether any arrive just now. */
export function useShownChanges(listener: Listener): boolean {
  const { isLive, subscribe } = use(RealtimeContext);
  const notify = useEffectEvent(listener);
  useEffect(() => subscribe((changes) => notify(changes)), [subscribe]);
  return isLive;
}
