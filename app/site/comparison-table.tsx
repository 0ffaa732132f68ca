import type { ReactNode } from "react";
import "./comparison-table.css";

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

/** Columns on a wide screen; on a narrow one every question with its answers below it. */
export function ComparisonTable({ caption, corner, columns, rows, lit }: ComparisonTableProps) {
  const lightOf = (name: string | undefined) => (name && name === lit ? "" : undefined);
  return (
    <table {...roles.table} className="comparison" style={{ "--columns": columns.length }}>
      <caption className="sr-only">{caption}</caption>
      <thead {...roles.group}>
        <tr {...roles.row}>
          <th {...roles.column}>
            <span className="sr-only">{corner}</span>
          </th>
          {columns.map(({ name }) => (
            <th key={name} {...roles.column} data-lit={lightOf(name)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {rows.map(({ question, cells }) => (
          <tr key={question} {...roles.row}>
            <th {...roles.question}>{question}</th>
            {cells.map((cell, index) => {
              const name = columns[index]?.name;
              return (
                <td key={name} {...roles.cell} data-lit={lightOf(name)}>
                  <span aria-hidden="true" className="comparison-column">
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
