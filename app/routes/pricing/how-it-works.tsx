import { howItWorks } from "../../../content/pages/pricing.ts";

const line =
  "scroll-draw relative mt-14 grid gap-14 " +
  "before:absolute before:inset-y-0 before:left-0 before:w-px before:origin-top-left before:bg-amber " +
  "before:[--from:scaleY(0)] before:[--range:cover_18%_cover_62%] " +
  "md:mt-24 md:grid-cols-[1fr_1.25fr_1.1fr] md:gap-8 " +
  "md:before:inset-x-0 md:before:top-38 md:before:bottom-auto md:before:h-px md:before:w-auto md:before:[--from:scaleX(0)] " +
  "print:grid-cols-3 print:gap-[8mm]";
const mark =
  "-order-1 mb-6 md:relative md:mb-8 md:h-38 " +
  "md:after:absolute md:after:-bottom-1 md:after:left-0 md:after:size-2.25 md:after:rounded-round md:after:bg-amber " +
  "print:mb-[2mm] print:h-auto";

/** Three points in time on one line, which is drawn as the page is scrolled. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="border-t border-line">
      <div className="page-gutter py-20 md:py-36">
        <h2 id="how-it-works" className="reveal-text text-title">
          {howItWorks.heading}
        </h2>
        <ol className={line}>
          {howItWorks.steps.map((step, index) => (
            <li key={step.name} className="flex flex-col pl-6 md:pl-0 print:pl-0">
              <h3 className="text-lead font-stretch-118%">
                {index + 1} {step.name}
              </h3>
              <p className="mt-3 max-w-[34ch] text-mist">{step.line}</p>
              <p className={mark}>
                <span className="block font-display text-display leading-none print:text-print-heading/[1.3]">
                  {step.mark}
                </span>
                <span className="mt-2 block text-small text-amber print:text-body/[1.3]">
                  {step.unit}
                </span>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
