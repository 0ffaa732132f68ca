import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { RowsPage } from "./paged-rows.ts";
import { createRowsStore } from "./rows-store.ts";

export type PagedRows<Row> = RowsPage<Row> & {
  /** `ready` as soon as there are rows to show, even if newer ones are on their way. */
  state: "loading" | "ready" | "failed";
  /** What is shown is older than what is being read. */
  isStale: boolean;
  error: Error | null;
  /** Reads the page again; what is shown stays until the answer. */
  reload: () => Promise<void>;
};

/**
 * A page of rows that follows the address, over any read of the shared client:
 *
 *     const { parameters } = useDetails();
 *     const search = readClientSearch(parameters);
 *     const list = usePagedRows(JSON.stringify(search), () => readClients(search));
 *
 * `key` names what is read; when it changes the page is read again, and the rows of before stay,
 * marked as stale, until the answer comes.
 */
export function usePagedRows<Row>(key: string, read: () => Promise<RowsPage<Row>>): PagedRows<Row> {
  const [{ subscribe, readShown, load }] = useState(() => createRowsStore<Row>());
  const shown = useSyncExternalStore(subscribe, readShown, readShown);
  const readNow = useEffectEvent(read);

  useEffect(() => {
    void load(key, () => readNow());
  }, [key, load]);

  const { page, error } = shown;
  const isStale = shown.key !== key;
  return {
    rows: page?.rows ?? [],
    hasMore: page?.hasMore ?? false,
    total: page?.total,
    state: page ? "ready" : error && !isStale ? "failed" : "loading",
    isStale,
    error: isStale ? null : error,
    reload: () => load(key, read),
  };
}
