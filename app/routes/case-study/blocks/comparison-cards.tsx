import type { BlockOf } from "../../../../content/case-studies/blocks.ts";
import { BlockHeading } from "./block-heading.tsx";

/** Side by side, the last one lit. */
export function ComparisonCards({ id, heading, cards }: BlockOf<"cards">) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="page-gutter py-20 md:py-28">
      <BlockHeading id={id}>{heading}</BlockHeading>
      <div className="mt-12 grid md:auto-cols-fr md:grid-flow-col">
        {cards.map(({ name, text, points }) => (
          <article
            key={name}
            className="border border-line p-8 last:border-amber last:bg-amber last:text-night not-first:max-md:border-t-0 md:p-10 md:not-first:border-l-0"
          >
            <h3 className="text-heading">{name}</h3>
            <p className="mt-5 max-w-[40ch]">{text}</p>
            <ul className="mt-8 space-y-3 border-t border-current/30 pt-6 text-small">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </section>
  );
}
