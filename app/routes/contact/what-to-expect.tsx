import { whatToExpect } from "../../../content/pages/contact.ts";

/** On a wide screen each is a post through the deck, the first the tallest: nearest to whoever stands there. */
const step =
  "relative border-l border-edge pb-10 pl-8 [--post:1.75rem] " +
  "before:absolute before:top-[0.5em] before:-left-1 before:size-1.75 before:bg-amber " +
  "last:pb-0 lg:border-l-0 lg:pt-14 lg:pr-8 lg:pb-0 lg:pl-0 " +
  "lg:first:[--post:5rem] lg:nth-2:[--post:3.75rem] lg:nth-3:[--post:2.5rem] " +
  "lg:before:-top-(--post) lg:before:left-0 lg:before:h-[calc(var(--post)+2rem)] lg:before:w-2.5 lg:before:bg-[linear-gradient(var(--color-amber)_3px,var(--color-line)_3px)]";

/** What happens next, as a row of posts: one for each step. */
export function WhatToExpect() {
  return (
    <section aria-labelledby="what-to-expect" className="overflow-hidden border-t border-line">
      <div className="page-gutter pt-20 pb-24 md:pt-32 md:pb-40">
        <h2 id="what-to-expect" className="reveal-text text-title">
          {whatToExpect.heading}
        </h2>
        <ol className="mt-14 grid lg:mt-36 lg:-mr-(--gutter) lg:grid-cols-4 lg:border-t-2 lg:border-edge">
          {whatToExpect.steps.map(({ title, text }) => (
            <li key={title} className={step}>
              <h3 className="text-heading">{title}</h3>
              <p className="mt-3 max-w-[30ch] text-mist">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
