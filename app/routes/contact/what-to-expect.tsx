import { whatToExpect } from "../../../content/pages/contact.ts";

/** What happens next, as a row of posts: one for each step. */
export function WhatToExpect() {
  return (
    <section aria-labelledby="what-to-expect" className="overflow-hidden border-t border-line">
      <div className="page-gutter pt-20 pb-24 md:pt-32 md:pb-40">
        <h2 id="what-to-expect" className="reveal-text text-title">
          {whatToExpect.heading}
        </h2>
        <ol className="jetty">
          {whatToExpect.steps.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-heading">{title}</h3>
              <p className="mt-3 max-w-[30ch] text-mist">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
