import type { BlockOf } from "../../../../content/case-studies/blocks.ts";
import { BlockHeading } from "./block-heading.tsx";

export function Technical({ id, heading, sections }: BlockOf<"technical">) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="page-gutter py-20 md:py-28">
      <BlockHeading id={id}>{heading}</BlockHeading>
      <div className="mt-14 space-y-16">
        {sections.map((section) => (
          <div
            key={section.heading}
            className="grid gap-x-8 gap-y-6 border-t border-line pt-8 lg:grid-cols-12"
          >
            <h3 className="text-heading lg:col-span-3">{section.heading}</h3>
            <p className="max-w-[52ch] text-mist lg:col-span-5">{section.text}</p>
            <dl className="text-small lg:col-span-4">
              {section.specifications.map(({ term, detail }) => (
                <div key={term} className="flex justify-between gap-6 border-b border-line py-3">
                  <dt className="text-mist">{term}</dt>
                  <dd className="text-right">{detail}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
