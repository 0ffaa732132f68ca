import { agreement } from "../../../content/process.ts";

/** Between the sheets of the first step and the second lies one that is signed. */
export function Agreeing() {
  const { label, heading, note, steps } = agreement;
  return (
    <section aria-labelledby="agreement" className="border-t border-line">
      <div className="page-gutter grid gap-x-8 gap-y-14 py-20 md:py-32 lg:grid-cols-12 print:gap-y-[8mm] print:py-[8mm]">
        <header className="lg:sticky lg:top-28 lg:col-span-5 lg:self-start low:lg:static">
          <p className="eyebrow">{label}</p>
          <h2 id="agreement" className="reveal-text mt-5 max-w-[14ch] text-title">
            {heading}
          </h2>
          <p className="mt-8 max-w-[36ch] text-lead text-mist">{note}</p>
        </header>
        <ol className="lg:col-span-6 lg:col-start-7">
          {steps.map(({ name, line }) => (
            <li
              key={name}
              className="grid gap-x-8 gap-y-2 border-t border-line py-7 last:border-b md:grid-cols-[13rem_minmax(0,1fr)] md:py-9 print:py-[4mm]"
            >
              <h3 className="text-heading font-stretch-112%">{name}</h3>
              <p className="max-w-[52ch] text-mist">{line}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
