import type { RowsPage } from "./paged-rows.ts";

/** What is shown, and of which key it is. */
export type ShownRows<Row> = { key: string; page: RowsPage<Row> | null; error: Error | null };

/** Keeps the last page until the next one is there. Only the last answer asked for counts. */
export function createRowsStore<Row>() {
  let shown: ShownRows<Row> = { key: "", page: null, error: null };
  let lastTurn = 0;
  const listeners = new Set<() => void>();

  function show(next: ShownRows<Row>) {
    shown = next;
    for (const listener of listeners) listener();
  }

  return {
    readShown: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load: async (key: string, read: () => Promise<RowsPage<Row>>): Promise<void> => {
      const turn = (lastTurn += 1);
      try {
        const page = await read();
        if (turn === lastTurn) show({ key, page, error: null });
      } catch (thrown) {
        if (turn !== lastTurn) return;
        const error = thrown instanceof Error ? thrown : new Error(String(thrown));
        // Old rows of the same list are better than none; rows of another list would be wrong.
        show({ key, page: shown.key === key ? shown.page : null, error });
      }
    },
  };
}
