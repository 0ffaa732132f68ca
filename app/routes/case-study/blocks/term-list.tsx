import type { BlockOf } from "../../../../content/case-studies/blocks.ts";
import { BlockHeading } from "./block-heading.tsx";

/** Recognition, coverage, tools, clients: what is said as a term and what it means. */
export function TermList({ id, heading, introduction, items }: BlockOf<"list">) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="border-t border-line">
      <div className="page-gutter grid gap-x-8 gap-y-8 py-16 md:py-24 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <BlockHeading id={id} className="text-heading">
            {heading}
          </BlockHeading>
          <p className="mt-4 max-w-[38ch] text-mist">{introduction}</p>
        </div>
        <dl className="lg:col-span-7 lg:col-start-6">
          {items.map(({ term, detail }) => (
            <div
              key={term}
              className="grid gap-x-8 gap-y-1 border-b border-line py-5 first:pt-0 md:grid-cols-[14rem_1fr]"
            >
              <dt>{term}</dt>
              <dd className="max-w-[52ch] text-mist">{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
