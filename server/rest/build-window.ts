import type { Binder } from "./sql-text.ts";

export function buildWindow(
  { limit, offset }: { limit: number | null; offset: number },
  binder: Binder,
): string {
  return (
    (limit === null ? "" : ` limit ${binder.bind(String(limit), "pg_catalog.int8")}`) +
    (offset === 0 ? "" : ` offset ${binder.bind(String(offset), "pg_catalog.int8")}`)
  );
}
