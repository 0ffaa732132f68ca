import type { BlockOf } from "../../../../content/case-studies/blocks.ts";
import { NewTabMark } from "../../../ui/new-tab-mark.tsx";
import { BlockHeading } from "./block-heading.tsx";

export function ReferenceLinks({ id, heading, links }: BlockOf<"links">) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="border-t border-line">
      <div className="page-gutter grid gap-x-8 gap-y-8 py-16 md:py-24 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <BlockHeading id={id} className="text-heading">
            {heading}
          </BlockHeading>
        </div>
        <ul className="lg:col-span-7 lg:col-start-6">
          {links.map(({ label, href, note }) => (
            <li key={href} className="border-b border-line py-5 first:pt-0">
              <a href={href} target="_blank" rel="noopener" className="text-link">
                {label}
                <NewTabMark />
              </a>
              <p className="mt-1 max-w-[56ch] text-small text-mist">{note}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
