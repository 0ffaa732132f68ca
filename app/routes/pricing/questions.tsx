import { faq } from "../../../content/pricing.ts";

export function Questions() {
  return (
    <section aria-labelledby="questions" className="border-t border-line">
      <div className="page-gutter grid gap-x-8 gap-y-12 py-20 md:grid-cols-12 md:py-32">
        <h2 id="questions" className="reveal-text text-title md:col-span-5">
          {faq.heading}
        </h2>
        <div className="md:col-span-7">
          {faq.questions.map(({ question, answer }) => (
            <details key={question} className="group border-b border-line">
              <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-5 text-lead transition-colors duration-200 hover:text-amber-bright [&::-webkit-details-marker]:hidden">
                {question}
                <span
                  aria-hidden="true"
                  className="text-amber transition-transform duration-300 group-open:rotate-45"
                >
                  +
                </span>
              </summary>
              <p className="max-w-[56ch] pb-8 text-mist">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
