/** One page of a list, as `usePagedRows` reads it. */
export type RowsPage<Row> = {
  rows: readonly Row[];
  /** Whether there is a page after this one. */
  hasMore: boolean;
  /** Only where it is known without counting a large table. */
  total?: number | undefined;
};

/** How many rows a page has, everywhere in the studio. */
export const pageSize = 50;

/** The rows to ask for: one more than is shown, which says whether there is another page. */
export function rangeOf(page: number, size = pageSize): [from: number, to: number] {
  const from = (page - 1) * size;
  return [from, from + size];
}

/** A page from the rows that `rangeOf` asked for. */
export function pageOf<Row>(rows: readonly Row[], total?: number, size = pageSize): RowsPage<Row> {
  return { rows: rows.slice(0, size), hasMore: rows.length > size, total };
}
