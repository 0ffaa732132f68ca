import type { ReactNode } from "react";
import { cx } from "../ui/cx.ts";

declare module "react" {
  interface CSSProperties {
    "--columns"?: number;
  }
}

type Column = { name: string };
type Row = { question: string; cells: readonly ReactNode[] };

type ComparisonTableProps = {
  caption: string;
  /** What the first column holds, for those who hear the table. */
  corner: string;
  columns: readonly Column[];
  rows: readonly Row[];
  /** The name of the column that is ours. */
  lit?: string;
};

/** Said aloud once more: where the stylesheet unmakes the rows, Safari forgets that it is a table. */
const roles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader", scope: "col" },
  question: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;

const columnLook =
  "font-display text-lead/[1.2] font-normal font-stretch-118% lg:px-7 lg:pb-7 lg:align-bottom lg:first:pl-0";

// Too narrow for columns: each question is asked of all, one answer below the other, or beside it where there is room.
const rowLook =
  "max-lg:border-t max-lg:border-edge max-lg:pt-5 max-lg:pb-10 max-md:block md:max-lg:grid md:max-lg:grid-cols-[repeat(var(--columns),minmax(0,1fr))] md:max-lg:gap-x-6";
const questionLook =
  "align-top font-normal max-lg:mb-3 max-lg:block max-lg:font-display max-lg:text-heading max-lg:font-stretch-118% md:max-lg:col-span-full " +
  "lg:border-t lg:border-line lg:py-6 lg:pr-7 lg:text-small/body lg:text-paper";
// At 400% zoom even two columns are one too many.
const cellLook =
  "border-t border-line align-top text-small max-lg:py-3.5 max-md:grid max-md:grid-cols-[minmax(6.5rem,1fr)_2.2fr] max-md:gap-x-5 max-[21rem]:grid-cols-1 md:max-lg:block lg:px-7 lg:py-6";
const nameLook = "md:max-lg:mb-1.5 md:max-lg:block lg:hidden";

/** The lit column is one screen, top to bottom. */
const litColumn = "lg:bg-tide lg:pt-7 lg:text-amber lg:shadow-[inset_0_3px_var(--color-amber)]";

/** Columns on a wide screen; on a narrow one every question with its answers below it. */
export function ComparisonTable({ caption, corner, columns, rows, lit }: ComparisonTableProps) {
  const isLit = (name: string | undefined) => name !== undefined && name === lit;
  return (
    <table
      {...roles.table}
      className="w-full text-left max-lg:block lg:table-fixed"
      style={{ "--columns": columns.length }}
    >
      <caption className="sr-only">{caption}</caption>
      <thead {...roles.group} className="max-lg:sr-only">
        <tr {...roles.row}>
          <th {...roles.column} className={columnLook}>
            <span className="sr-only">{corner}</span>
          </th>
          {columns.map(({ name }) => (
            <th key={name} {...roles.column} className={cx(columnLook, isLit(name) && litColumn)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group} className="max-lg:block">
        {rows.map(({ question, cells }) => (
          <tr key={question} {...roles.row} className={rowLook}>
            <th {...roles.question} className={questionLook}>
              {question}
            </th>
            {cells.map((cell, index) => {
              const name = columns[index]?.name;
              return (
                <td
                  key={name}
                  {...roles.cell}
                  className={cx(cellLook, isLit(name) ? "text-paper lg:bg-tide" : "text-mist")}
                >
                  <span
                    aria-hidden="true"
                    className={cx(nameLook, isLit(name) ? "text-amber" : "text-paper")}
                  >
                    {name}
                  </span>
                  <span>{cell}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
