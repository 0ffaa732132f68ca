import type { ReactNode } from "react";
import "./comparison-table.css";

declare module "react" {
  interface CSSProperties {
    "--columns"?: number;
  }
}

type Column = { name: string; head?: ReactNode };
type Row = { question: string; cells: readonly ReactNode[] };

type ComparisonTableProps = {
  caption: string;
  /** What the first column holds, for those who hear the table. */
  corner: string;
  columns: readonly Column[];
  rows: readonly Row[];
  /** The column that is ours. */
  lit?: string;
};

/**
 * Columns on a wide screen; on a narrow one every question with its answers below it. The roles
 * repeat what the elements say, because some browsers forget it once a row is not shown as one.
 */
export function ComparisonTable({ caption, corner, columns, rows, lit }: ComparisonTableProps) {
  const light = (name: string | undefined) => (name !== undefined && name === lit ? "" : undefined);
  return (
    <table
      role="table"
      className="comparison"
      style={{ "--columns": columns.length }}
    >
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            <span className="sr-only">{corner}</span>
          </th>
          {columns.map(({ name, head }) => (
            <th key={name} role="columnheader" scope="col" data-lit={light(name)}>
              {head}
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ question, cells }) => (
          <tr key={question} role="row">
            <th role="rowheader" scope="row">
              {question}
            </th>
            {cells.map((cell, index) => {
              const name = columns[index]?.name;
              return (
                <td key={name} role="cell" data-lit={light(name)}>
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
