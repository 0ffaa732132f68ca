import type { BlockOf } from "../../../../content/case-studies/blocks.ts";
import { Table } from "../../../ui/table.tsx";
import { BlockHeading } from "./block-heading.tsx";

export function StudyComparison({ id, heading, caption, columns, rows }: BlockOf<"table">) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="page-gutter py-20 md:py-28">
      <BlockHeading id={id}>{heading}</BlockHeading>
      <div className="mt-10">
        <Table caption={caption} className="text-body md:text-lead">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, before, now]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{before}</td>
                <td className="text-amber!">{now}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </section>
  );
}
