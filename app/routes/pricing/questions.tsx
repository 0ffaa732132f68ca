import { faq } from "../../../content/pricing.ts";

/** It opens at the camera's pace; on paper every answer is open. */
const details =
  "group border-b border-line first:border-t " +
  "motion-safe:[interpolate-size:allow-keywords] motion-safe:details-content:h-0 motion-safe:details-content:overflow-clip " +
  "motion-safe:details-content:transition-[height,content-visibility] motion-safe:details-content:transition-discrete motion-safe:details-content:duration-450 motion-safe:details-content:ease-camera motion-safe:open:details-content:h-auto " +
  "print:border-0! print:pb-[2.5mm] print:details-content:h-auto! print:details-content:[content-visibility:visible]!";

/** A plus that becomes a minus. */
const mark =
  "relative size-4.5 flex-none " +
  "before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-amber " +
  "after:absolute after:inset-x-0 after:top-1/2 after:h-px after:rotate-90 after:bg-amber after:transition-[rotate] after:duration-400 after:ease-camera " +
  "group-open:after:rotate-0 print:hidden";

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
            <details key={question} className={details}>
              <summary className="flex min-h-20 cursor-pointer list-none items-center justify-between gap-6 py-5 font-display text-lead/[1.3] font-stretch-112% transition-colors duration-200 ease-camera hover:text-amber-bright print:block print:min-h-0 print:p-0 print:text-print [&::-webkit-details-marker]:hidden">
                {question}
                <span aria-hidden="true" className={mark} />
              </summary>
              <p className="max-w-[56ch] pb-8 text-mist print:pb-0">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
