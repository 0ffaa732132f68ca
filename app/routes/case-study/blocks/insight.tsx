import type { BlockOf } from "../../../../content/case-studies/blocks.ts";

/** One sentence, alone on its screen. */
export function Insight({ id, heading, text }: BlockOf<"insight">) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="page-gutter grid min-h-[70svh] content-center py-24 lg:grid-cols-12"
    >
      <h2 id={`${id}-heading`} className="eyebrow lg:col-span-10 lg:col-start-2">
        {heading}
      </h2>
      <p className="reveal-text mt-8 max-w-[24ch] font-display text-title lg:col-span-10 lg:col-start-2 lg:font-stretch-125%">
        {text}
      </p>
    </section>
  );
}
