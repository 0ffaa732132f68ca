import { included } from "../../../content/pricing.ts";

/** Two strips of four frames, the second shifted by one. */
export function Included() {
  return (
    <section aria-labelledby="included" className="border-t border-line">
      <div className="page-gutter py-20 md:py-32">
        <h2 id="included" className="reveal-text max-w-[12ch] text-title">
          {included.heading}
        </h2>
        <ul className="mt-14 grid gap-y-10 sm:grid-cols-2 md:mt-20 lg:grid-cols-5 lg:gap-y-18 print:grid-cols-2 print:gap-x-[8mm] print:gap-y-[3mm]">
          {included.items.map(({ name, line }) => (
            <li
              key={name}
              className="border-l border-line px-6 pt-1 pb-2 lg:flex lg:min-h-60 lg:flex-col lg:justify-between lg:nth-5:col-start-2 print:block print:py-0 print:pr-0 print:pl-[3mm]"
            >
              <h3 className="text-heading text-balance">{name}</h3>
              <p className="mt-4 text-small text-mist">{line}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
