import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { studioFrame } from "../../../../content/studio.ts";
import type { AddressDetails } from "../../../../content/studio-address.ts";
import { steady } from "../../../data/steady-rows.ts";
import { useRowKeys } from "./use-row-keys.ts";
import { useDetailLink, useAddressDetails } from "../use-address-details.ts";

export type TableColumn<Row> = {
  head: string;
  cell: (row: Row) => ReactNode;
  isNumeric?: boolean;
  /** The value of `sort` in the address that orders by this column; a minus before it turns it round. */
  sort?: string;
  /**
   * `wide`: only where there is room for it, so not beside an open detail nor on a tablet; `medium`: there as well, but
   * not on a phone.
   */
  shows?: "always" | "medium" | "wide";
};

type DenseTableProps<Row> = {
  /** What the rows are, for those who hear the page. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What opens when a row is chosen; the first column becomes the link. */
  detailsOf?: (row: Row) => AddressDetails;
  openKey?: string | null;
  /** Rows that are about to be replaced. */
  isStale?: boolean;
};

/** Rows of the same shape in columns, one line each. The whole row is its link; j and k walk through. */
export function DenseTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  detailsOf,
  openKey,
  isStale = false,
}: DenseTableProps<Row>) {
  const linkTo = useDetailLink();
  const ref = useRowKeys<HTMLTableElement>();
  return (
    <table ref={ref} className="studio-table" {...steady} aria-busy={isStale}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <ColumnHead key={column.head} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-open={keyOf(row) === openKey || undefined}>
            {columns.map((column, index) => {
              const content = column.cell(row);
              const look = { "data-numeric": column.isNumeric, "data-shows": column.shows };
              if (index > 0 || !detailsOf)
                return (
                  <td key={column.head} {...look}>
                    {content}
                  </td>
                );
              return (
                <th key={column.head} scope="row" {...look}>
                  <Link
                    {...linkTo(detailsOf(row))}
                    data-row
                    aria-current={keyOf(row) === openKey || undefined}
                  >
                    {content}
                  </Link>
                </th>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ColumnHead<Row>({ column }: { column: TableColumn<Row> }) {
  const { parameters, filter } = useAddressDetails();
  const { head, sort, isNumeric, shows } = column;
  const look = { "data-numeric": isNumeric, "data-shows": shows };
  if (!sort)
    return (
      <th scope="col" {...look}>
        {head}
      </th>
    );
  const sorted = parameters.get("sort");
  const order = sorted === sort ? "ascending" : sorted === `-${sort}` ? "descending" : undefined;
  const Arrow = order === "descending" ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={order} {...look}>
      <button
        type="button"
        title={studioFrame.sortBy(head)}
        onClick={() => filter({ sort: order === "ascending" ? `-${sort}` : sort })}
      >
        {head}
        <Arrow aria-hidden="true" strokeWidth={1.75} data-idle={!order || undefined} />
      </button>
    </th>
  );
}
