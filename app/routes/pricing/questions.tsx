import { faq } from "../../../content/pricing.ts";

export function Questions() {
  return (
    <section aria-labelledby="questions" className="border-t border-line">
      <div className="page-gutter grid gap-x-8 gap-y-10 py-20 md:py-32 lg:grid-cols-12">
        <h2
          id="questions"
          className="reveal-text text-title lg:sticky lg:top-28 lg:col-span-4 lg:self-start lg:font-stretch-125%"
        >
          {faq.heading}
        </h2>
        <div className="lg:col-span-8">
          {faq.questions.map(({ question, answer }) => (
            <details key={question} className="price-question group">
              <summary>
                {question}
                <span aria-hidden="true" className="price-question-mark" />
              </summary>
              <p className="max-w-[56ch] pb-8 text-mist">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
