import { notifyManager, type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import type { LiveChange } from "./live-change.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** Other tables that the rows come from; the first part of the key is always one. */
      tables?: readonly string[];
      /** Whether a change to one of them shows in what was read, where not every one does. */
      concerns?: (change: LiveChange) => boolean;
    };
  }
}

type CacheEvents = NonNullable<ConstructorParameters<typeof QueryCache>[0]>;

/**
 * What the pages of one person have read. A key begins with its table, and a change to that table is what makes it old:
 * `useRealtime` says so, and whoever writes. A failure is never tried again by itself, and the rows of before stay.
 */
export function createQueryClient(events: CacheEvents = {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache(events),
    defaultOptions: {
      queries: {
        // Until changes are followed, whatever is shown again is read again.
        staleTime: 0,
        retry: false,
        // Without a connection the failure comes at once, and with it what was kept.
        networkMode: "always",
        refetchOnWindowFocus: false,
        refetchOnReconnect: "always",
      },
    },
  });
}

/** While changes arrive, only they make rows old. */
export function trustRows(client: QueryClient, areFollowed: boolean): void {
  const { queries, ...rest } = client.getDefaultOptions();
  client.setDefaultOptions({
    ...rest,
    queries: { ...queries, staleTime: areFollowed ? Number.POSITIVE_INFINITY : 0 },
  });
}

/** Reads again what comes from these tables, or everything. Answers when that is done. */
export async function refreshTables(
  client: QueryClient,
  tables: Iterable<string> | "all",
): Promise<void> {
  const named = new Set(tables);
  await refreshWhere(
    client,
    (query) => tables === "all" || [...tablesOf(query)].some((table) => named.has(table)),
  );
}

/** Waits for what is being read. Answers whether everything could be. */
export async function isAllRead(client: QueryClient): Promise<boolean> {
  await settle(client);
  return client
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.status !== "error");
}

async function settle(client: QueryClient, predicate: (query: Query) => boolean = () => true) {
  const running = client.getQueryCache().findAll({ fetchStatus: "fetching", predicate });
  await Promise.allSettled(running.map(async ({ promise }) => promise));
}

/** Reads again what these changes show in. */
export async function refreshChanged(
  client: QueryClient,
  changes: readonly LiveChange[],
): Promise<void> {
  await refreshWhere(client, (query) => {
    const tables = tablesOf(query);
    const { concerns } = query.meta ?? {};
    return changes.some((change) => tables.has(change.table) && (concerns?.(change) ?? true));
  });
}

/** At once what is on show, the rest when it is shown; what failed says so in its own place. */
async function refreshWhere(client: QueryClient, predicate: (query: Query) => boolean) {
  // A first reading under way may have been answered before the change, and another would only join it.
  await settle(client, (query) => query.state.data === undefined && predicate(query));
  await client.invalidateQueries({ predicate });
  await whenShown();
}

/** What was read reaches the page a moment after whoever waits for it: focus, say, must not go to what is about to go. */
export function whenShown(): Promise<void> {
  return new Promise((resolve) => notifyManager.schedule(resolve));
}

function tablesOf({ queryKey, meta }: Query): ReadonlySet<string> {
  return new Set([String(queryKey[0]), ...(meta?.tables ?? [])]);
}
