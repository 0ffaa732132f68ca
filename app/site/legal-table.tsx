import type { LegalTable as Table } from "../../content/legal.ts";

/** With more than two columns, a phone shows each row as a block of its own. */
export function LegalTable({ table }: { table: Table }) {
  const { caption, head, rows } = table;
  return (
    <table className="legal-table" data-columns={head.length}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]}>
                <span className="legal-cell-label" aria-hidden="true">
                  {head[index + 1]}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
