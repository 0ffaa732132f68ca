import { keepPreviousData } from "@tanstack/react-query";
import type { RowsPage } from "./paged-rows.ts";
import { type ReadKey, type ReadSource, useRead } from "./use-read.ts";

export type PagedRows<Row> = RowsPage<Row> & {
  /** `ready` as soon as there are rows to show, even if newer ones are on their way. */
  state: "loading" | "ready" | "failed";
  /** What is shown is older than what is being read. */
  isStale: boolean;
  /** Why there are no rows, or no newer ones. */
  error: Error | null;
  /** When the rows were read. */
  readAt: number;
  /** Reads again whatever comes from the same tables; what is shown stays until the answer. */
  reload: () => Promise<void>;
};

/**
 * A page of rows that follows the address and the database, over any read of the shared client:
 *
 *     const { parameters } = useAddressDetails();
 *     const search = readClientSearch(parameters);
 *     const list = usePagedRows(["profiles", "list", search], () => readClients(search));
 *
 * When the key changes the page is read, and the rows of before stay, marked as stale, until the answer comes. A change
 * to one of its tables has it read again.
 */
export function usePagedRows<Row>(
  key: ReadKey,
  read: () => Promise<RowsPage<Row>>,
  source: ReadSource<RowsPage<Row>> = {},
): PagedRows<Row> {
  const { query, reload } = useRead(key, read, { ...source, placeholderData: keepPreviousData });
  const { data, status, error, isPlaceholderData, dataUpdatedAt } = query;
  return {
    rows: data?.rows ?? [],
    hasMore: data?.hasMore ?? false,
    total: data?.total,
    state: data ? "ready" : status === "error" ? "failed" : "loading",
    isStale: isPlaceholderData,
    error,
    readAt: dataUpdatedAt,
    reload,
  };
}
