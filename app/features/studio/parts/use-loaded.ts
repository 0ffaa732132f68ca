import { usePagedRows } from "./use-paged-rows.ts";

export type Loaded<Value> = {
  value: Value | undefined;
  state: "loading" | "ready" | "failed";
  error: Error | null;
  reload: () => Promise<void>;
};

/** One thing instead of a page of rows, by the rules of `usePagedRows`; of another key nothing is shown. */
export function useLoaded<Value>(key: string, read: () => Promise<Value>): Loaded<Value> {
  const { rows, state, isStale, error, reload } = usePagedRows(key, async () => ({
    rows: [await read()],
    hasMore: false,
  }));
  if (isStale) return { value: undefined, state: "loading", error: null, reload };
  return { value: rows[0], state, error, reload };
}
