import type { Binder } from "./sql-text.ts";

export function buildWindow(
  { limit, offset }: { limit: number | null; offset: number },
  binder: Binder,
  /** No more than so many, whatever is asked for; null where that is nobody's business. */
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
