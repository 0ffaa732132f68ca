import { type ReadKey, type ReadSource, useRead } from "./use-read.ts";

export type Loaded<Value> = {
  value: Value | undefined;
  state: "loading" | "ready" | "failed";
  error: Error | null;
  reload: () => Promise<void>;
};

/** One thing instead of a page of rows, by the rules of `usePagedRows`; of another key nothing is shown. */
export function useLoaded<Value>(
  key: ReadKey,
  read: () => Promise<Value>,
  { tables = [], concerns }: ReadSource<Value> = {},
): Loaded<Value> {
  const { query, reload } = useRead(key, async () => ({ value: await read() }), {
    tables,
    ...(concerns && { concerns: (change, shown) => concerns(change, shown.value) }),
  });
  const { data, status, error } = query;
  return {
    value: data?.value,
    state: data ? "ready" : status === "error" ? "failed" : "loading",
    error,
    reload,
  };
}
