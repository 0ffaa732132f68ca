import type { LegalTable as Table } from "../../content/legal.ts";
import { cx } from "../ui/cx.ts";

const cell = "py-3.5 pr-6 text-left align-top font-normal last:pr-0";
const heading = "py-2 pr-6 text-left align-top font-normal text-amber last:pr-0";

/** With more than two columns, a phone shows each row as a block of its own. */
const stacked = {
  table: "max-md:block",
  head: "max-md:sr-only",
  row: "max-md:block max-md:py-4",
  name: "max-md:block max-md:py-1 max-md:pr-0",
  cell: "max-md:grid max-md:grid-cols-[6.5rem_minmax(0,1fr)] max-md:gap-x-4 max-md:py-1 max-md:pr-0",
};

/** Where there are four, the same in every table of a page. */
const widths = ["md:w-1/5", "md:w-[38%]", "md:w-1/5", "md:w-1/5"];

export function LegalTable({ table }: { table: Table }) {
  const { caption, head, rows } = table;
  const isStacked = head.length > 2;
  const isEven = head.length === 4;
  const stack = (part: keyof typeof stacked) => isStacked && stacked[part];
  const widthOf = (column: number) => (isEven ? widths[column] : !isStacked && "w-1/2");
  return (
    <table
      className={cx(
        "w-full text-small print:break-inside-avoid",
        isEven && "md:table-fixed",
        stack("table"),
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead className={cx(stack("head"))}>
        <tr>
          {head.map((name, column) => (
            <th key={name} scope="col" className={cx(heading, widthOf(column))}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={cx(stack("table"))}>
        {rows.map(([name, ...cells]) => (
          <tr key={name} className={cx("border-t border-line", stack("row"))}>
            <th scope="row" className={cx(cell, stack("name"))}>
              {name}
            </th>
            {cells.map((words, index) => (
              <td key={head[index + 1]} className={cx(cell, "text-mist", stack("cell"))}>
                <span className={isStacked ? "text-amber md:hidden" : "hidden"} aria-hidden="true">
                  {head[index + 1]}
                </span>
                {words}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
