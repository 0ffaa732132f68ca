import type { BlockOf } from "../../../../content/case-studies/blocks.ts";
import { BlockHeading } from "./block-heading.tsx";

const layouts = {
  aside: { heading: "lg:col-span-4", text: "lg:col-span-7 lg:col-start-6" },
  wide: { heading: "lg:col-span-10", text: "lg:col-span-10 lg:columns-2 lg:gap-16" },
  inset: { heading: "lg:col-span-7 lg:col-start-3", text: "lg:col-span-6 lg:col-start-3" },
} as const;

/** The first paragraph is set larger: it carries those who read no further. */
export function Story({ id, heading, layout, paragraphs }: BlockOf<"story">) {
  const { heading: headingPlace, text } = layouts[layout];
  const [first, ...rest] = paragraphs;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="page-gutter py-20 md:py-28">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className={headingPlace}>
          <BlockHeading id={id}>{heading}</BlockHeading>
        </div>
        <div className={`max-w-[78rem] space-y-6 ${text}`}>
          <p className="max-w-[54ch] text-lead">{first}</p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="max-w-prose text-mist">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
