import type { Binder } from "./sql-text.ts";

export function buildWindow(
  { limit, offset }: { limit: number | null; offset: number },
  binder: Binder,
  /** The most rows to answer, whatever is asked for; null for no such limit. */
  maxRows: number | null,
): string {
  // Written out, since PostgreSQL plans for a number that it knows.
  const most = maxRows === null ? "" : ` limit ${maxRows}`;
  const isLess = limit !== null && (maxRows === null || limit < maxRows);
  return (
    (isLess ? ` limit ${binder.bind(String(limit), "pg_catalog.int8")}` : most) +
    (offset === 0 ? "" : ` offset ${binder.bind(String(offset), "pg_catalog.int8")}`)
  );
}
