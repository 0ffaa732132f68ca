import type { BlockOf } from "../../../../content/case-studies/blocks.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { BlockHeading } from "./block-heading.tsx";

export function OutsideLink({ id, heading, text, link }: BlockOf<"outside">) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="border-t border-line">
      <div className="page-gutter flex flex-wrap items-end justify-between gap-8 py-16 md:py-24">
        <div>
          <BlockHeading id={id} className="text-heading">
            {heading}
          </BlockHeading>
          <p className="mt-4 max-w-[48ch] text-mist">{text}</p>
        </div>
        <div>
          <ButtonLink to={link.href} size="large">
            {link.label}
          </ButtonLink>
          <p className="mt-3 text-small text-mist">{link.note}</p>
        </div>
      </div>
    </section>
  );
}
