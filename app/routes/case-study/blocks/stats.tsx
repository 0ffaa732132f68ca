import type { BlockOf } from "../../../../content/case-studies/blocks.ts";

/** A band across the page: figures large enough to be read from the other side of a room. */
export function Stats({ label, figures }: BlockOf<"stats">) {
  return (
    <section aria-label={label} className="border-y border-line">
      <dl className="page-gutter grid sm:grid-cols-2 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
        {figures.map(({ figure, label: meaning }) => (
          <div
            key={meaning}
            className="flex flex-col-reverse justify-end border-line py-8 not-last:border-b sm:not-last:border-b-0 lg:px-8 lg:first:pl-0 lg:not-last:border-r"
          >
            <dt className="mt-2 max-w-[24ch] text-small text-mist">{meaning}</dt>
            <dd className="font-display text-title text-amber lg:font-stretch-125%">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
