import type { BlockOf } from "../../../../content/case-studies/blocks.ts";
import { BlockHeading } from "./block-heading.tsx";

export function Numbers({ id, heading, introduction, figures }: BlockOf<"numbers">) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="page-gutter py-20 md:py-28">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <BlockHeading id={id} className="text-heading">
            {heading}
          </BlockHeading>
          <p className="mt-5 max-w-[40ch] text-mist">{introduction}</p>
        </div>
        <dl className="lg:col-span-7 lg:col-start-6">
          {figures.map(({ figure, label }) => (
            <div
              key={label}
              className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-t border-line py-6"
            >
              <dt className="max-w-[40ch] text-mist">{label}</dt>
              <dd className="font-display text-title text-paper">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
