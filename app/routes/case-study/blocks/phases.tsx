import type { BlockOf } from "../../../../content/case-studies/blocks.ts";
import { BlockHeading } from "./block-heading.tsx";

export function Phases({ id, heading, phases }: BlockOf<"phases">) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="page-gutter py-20 md:py-28">
      <BlockHeading id={id}>{heading}</BlockHeading>
      <ol className="mt-14 grid gap-10 lg:grid-cols-3 lg:gap-0">
        {phases.map(({ name, length, text }) => (
          <li key={name} className="border-t border-amber pt-6 lg:pr-10">
            <p className="eyebrow">{length}</p>
            <h3 className="mt-3 text-heading">{name}</h3>
            <p className="mt-4 max-w-[42ch] text-mist">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
