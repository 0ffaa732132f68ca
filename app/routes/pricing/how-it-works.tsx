import { howItWorks } from "../../../content/pages/pricing.ts";

/** Three points in time on one line, which is drawn as the page is scrolled. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="border-t border-line">
      <div className="page-gutter py-20 md:py-36">
        <h2 id="how-it-works" className="reveal-text text-title">
          {howItWorks.heading}
        </h2>
        <ol className="price-steps mt-14 md:mt-24">
          {howItWorks.steps.map(({ mark, unit, name, line }, index) => (
            <li key={name}>
              <h3 className="text-lead font-stretch-118%">
                {index + 1} {name}
              </h3>
              <p className="mt-3 max-w-[34ch] text-mist">{line}</p>
              <p className="price-steps-mark">
                <span className="block font-display text-display leading-none">{mark}</span>
                <span className="mt-2 block text-small text-amber">{unit}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
