import type { z } from "zod";

/** What PostgreSQL answered, checked: a row type asserted in its place would outlive a change of the query. */
export function parseRows<Row>(row: z.ZodType<Row>, rows: readonly unknown[]): Row[] {
  return rows.map((each) => row.parse(each));
}

/** The first of them, where there is one. */
export function parseRow<Row>(row: z.ZodType<Row>, [first]: readonly unknown[]): Row | undefined {
  return first === undefined ? undefined : row.parse(first);
}
