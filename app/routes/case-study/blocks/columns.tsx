import type { BlockOf } from "../../../../content/case-studies/blocks.ts";
import { BlockHeading } from "./block-heading.tsx";

export function Columns({ id, heading, columns }: BlockOf<"columns">) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="page-gutter py-20 md:py-28">
      <BlockHeading id={id}>{heading}</BlockHeading>
      <div className="mt-12 grid gap-12 md:grid-cols-3 md:gap-0">
        {columns.map((column) => (
          <div
            key={column.heading}
            className="border-line md:border-l md:px-8 md:first:border-l-0 md:first:pl-0"
          >
            <h3 className="text-heading">{column.heading}</h3>
            <ul className="mt-6 space-y-3 text-mist">
              {column.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
