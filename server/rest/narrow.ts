import type { RowRange } from "./parse-headers.ts";
import { unsatisfiable } from "./parse-order.ts";

const nothingLeft = "Limit should be greater than or equal to zero.";

/** The rows that both the address and the Range header ask for. */
export function narrow(
  page: { limit: number | null; offset: number },
  range: RowRange | null,
): void {
  // Asking for no rows is how a client asks for the headers alone.
  if (page.limit === 0 && page.offset === 0) return;
  const last = page.limit === null ? Infinity : page.offset + page.limit - 1;
  const from = Math.max(page.offset, range?.from ?? 0);
  const to = Math.min(last, range?.to ?? Infinity);
  if (to < from) throw unsatisfiable(nothingLeft);
  page.offset = from;
  page.limit = to === Infinity ? null : to - from + 1;
}
