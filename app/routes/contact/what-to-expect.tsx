import { whatToExpect } from "../../../content/pages/contact.ts";

export function WhatToExpect() {
  return (
    <section aria-labelledby="what-to-expect" className="border-t border-line">
      <div className="page-gutter grid gap-x-8 gap-y-12 py-20 md:grid-cols-12 md:py-32">
        <h2 id="what-to-expect" className="reveal-text text-title md:col-span-5">
          {whatToExpect.heading}
        </h2>
        <ol className="md:col-span-6 md:col-start-7">
          {whatToExpect.steps.map((step, index) => (
            <li key={step} className="flex gap-8 border-b border-line py-6 first:pt-0">
              <span
                aria-hidden="true"
                className="font-display text-heading font-stretch-50% text-amber"
              >
                {index + 1}
              </span>
              <p className="max-w-[48ch]">{step}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
