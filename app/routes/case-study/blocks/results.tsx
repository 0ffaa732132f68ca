import type { BlockOf } from "../../../../content/case-studies/blocks.ts";
import { BlockHeading } from "./block-heading.tsx";

export function Results({ id, heading, points }: BlockOf<"results">) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="border-t border-line bg-deep py-20 md:py-28"
    >
      <div className="page-gutter">
        <BlockHeading id={id}>{heading}</BlockHeading>
        <ol className="mt-12 grid gap-x-[6vw] gap-y-10 md:grid-cols-2">
          {points.map((point, index) => (
            <li key={point} className="flex gap-6 border-t border-edge pt-6">
              <span aria-hidden="true" className="font-display text-heading text-amber">
                {index + 1}
              </span>
              <p className="max-w-[46ch]">{point}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
