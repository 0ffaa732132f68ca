import { Link } from "react-router";
import type { AddressDetails } from "../../../../content/studio-address.ts";
import { steady } from "../../../data/steady-rows.ts";
import { cx } from "../../../ui/cx.ts";
import { stopAtOverflow } from "../../../ui/table.tsx";
import { useDetailLink } from "../use-address-details.ts";
import { ColumnHead } from "./column-head.tsx";
import { fadesWhenStale } from "./fades-when-stale.ts";
import { cellLook, type TableColumn } from "./table-column.ts";
import { useRowKeys } from "./use-row-keys.ts";

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
  // Rows that open leave out columns where room is short: their details have them.
  const scrolls = !detailsOf && { ref: stopAtOverflow, role: "region", "aria-label": caption };
  return (
    <div {...scrolls} className={cx("@container", scrolls && "overflow-x-auto")}>
      <table
        ref={ref}
        className={cx("w-full border-collapse text-left tabular-nums", fadesWhenStale)}
        {...steady}
        aria-busy={isStale}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHead key={column.head} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const isOpen = keyOf(row) === openKey;
            return (
              // The link in the first cell covers the row.
              <tr
                key={keyOf(row)}
                className={
                  isOpen
                    ? "relative bg-tide shadow-[-0.625rem_0_var(--color-tide)]"
                    : "relative hover:bg-deep"
                }
              >
                {columns.map((column, index) => (
                  <Cell
                    key={column.head}
                    column={column}
                    row={row}
                    link={index === 0 && detailsOf ? linkTo(detailsOf(row)) : undefined}
                    isOpen={isOpen}
                  />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

type CellProps<Row> = {
  column: TableColumn<Row>;
  row: Row;
  /** What the row opens, in its first cell. */
  link: ReturnType<ReturnType<typeof useDetailLink>> | undefined;
  isOpen: boolean;
};

function Cell<Row>({ column, row, link, isOpen }: CellProps<Row>) {
  const content = (
    <>
      {column.cell(row)}
      {column.below && (
        <span className="hidden truncate font-normal text-mist @max-[52rem]:block">
          {column.below(row)}
        </span>
      )}
    </>
  );
  const look = cx(cellLook(column), "py-2.25", column.givesWay && "@max-[52rem]:w-full");
  if (!link)
    return (
      <td className={cx(look, "text-mist", column.givesWay ? givingWay : "max-w-80")}>{content}</td>
    );
  return (
    <th
      scope="row"
      className={cx(
        look,
        "font-medium text-paper",
        column.givesWay ? givingWay : "max-w-80 @max-[28rem]:max-w-38",
      )}
    >
      <Link
        {...link}
        data-row
        className="text-inherit no-underline after:absolute after:inset-0 after:z-1 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-amber-bright"
        aria-current={isOpen || undefined}
      >
        {content}
      </Link>
    </th>
  );
}

/** All the room that is left, and no more: a cell of no width of its own is cut off by the others. */
const givingWay = "max-w-80 @max-[52rem]:max-w-0";
