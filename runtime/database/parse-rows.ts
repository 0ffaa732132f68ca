import { z } from "zod";

/**
 * What PostgreSQL answered, checked: a row type asserted in its place would outlive a change of the query. Schemas of
 * the domain, in `zod/mini`, do as well.
 */
export function parseRows<Row>(row: z.core.$ZodType<Row>, rows: readonly unknown[]): Row[] {
  return rows.map((each) => z.parse(row, each));
}

/** The first of them, where there is one. */
export function parseRow<Row>(
  row: z.core.$ZodType<Row>,
  [first]: readonly unknown[],
): Row | undefined {
  return first === undefined ? undefined : z.parse(row, first);
}
