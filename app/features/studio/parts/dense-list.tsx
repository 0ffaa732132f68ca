import type { ReactNode } from "react";
import { Link } from "react-router";
import type { AddressDetails } from "../../../../content/studio-address.ts";
import { steady } from "../../../data/steady-rows.ts";
import { useDetailLink } from "../use-address-details.ts";
import { fadesWhenStale } from "./fades-when-stale.ts";
import { useRowKeys } from "./use-row-keys.ts";

type DenseListProps<Row> = {
  /** What the rows are, for those who hear the page. */
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What opens when a row is chosen. */
  detailsOf: (row: Row) => AddressDetails;
  openKey?: string | null;
  /** Rows that are about to be replaced. */
  isStale?: boolean;
  /** What stands in the row: any phrasing content, two lines at most, such as `TwoLines`. */
  children: (row: Row) => ReactNode;
};

/** Rows that do not fit into columns, as links in a list. j and k walk through. */
export function DenseList<Row>({
  label,
  rows,
  keyOf,
  detailsOf,
  openKey,
  isStale = false,
  children,
}: DenseListProps<Row>) {
  const linkTo = useDetailLink();
  const ref = useRowKeys<HTMLUListElement>();
  return (
    <ul ref={ref} className={fadesWhenStale} {...steady} aria-label={label} aria-busy={isStale}>
      {rows.map((row) => (
        <li key={keyOf(row)} className="border-b border-line">
          <Link
            {...linkTo(detailsOf(row))}
            data-row
            className="block py-2.75 pr-2 text-inherit no-underline hover:bg-deep focus-visible:-outline-offset-2 aria-[current]:bg-tide aria-[current]:shadow-[-0.625rem_0_var(--color-tide)]"
            aria-current={keyOf(row) === openKey || undefined}
          >
            {children(row)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
