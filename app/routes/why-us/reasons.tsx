import { Link } from "react-router";
import { reasons, type Reason } from "../../../content/pages/why-us.ts";

export function Reasons() {
  return (
    <section aria-labelledby="reasons" className="border-t border-line">
      <div className="page-gutter grid gap-x-8 pt-16 md:pt-24 lg:grid-cols-12">
        <div className="lg:col-span-3">
          <div className="lg:sticky lg:top-28">
            <p className="eyebrow">{reasons.label}</p>
            <h2
              id="reasons"
              className="mt-5 max-w-[16ch] text-heading lg:font-stretch-118% lg:tracking-normal"
            >
              {reasons.heading}
            </h2>
          </div>
        </div>
        <ol className="lg:col-span-9">
          {reasons.items.map((reason) => (
            <ReasonWithProof key={reason.claim} reason={reason} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function ReasonWithProof({ reason }: { reason: Reason }) {
  const { claim, ground, evidence, link, figures } = reason;
  return (
    <li className="group py-14 md:py-20 lg:py-28">
      <h3 className="scroll-beam text-display leading-none lg:font-stretch-150% lg:tracking-[-0.03em]">
        {claim}
      </h3>
      <div className="mt-8 grid gap-x-8 gap-y-10 md:mt-12 md:grid-cols-9">
        <p className="max-w-[44ch] text-mist md:col-span-5 md:group-even:order-2">{ground}</p>
        <div className="border-t border-amber pt-5 md:col-span-4">
          <p className="text-label text-amber">{reasons.proof}</p>
          {figures && (
            <ul className="mt-5 flex flex-wrap gap-x-7 gap-y-4">
              {figures.map(({ figure, label }) => (
                <li key={label}>
                  <span className="block font-display text-heading leading-none whitespace-nowrap lg:text-section">
                    {figure}
                  </span>
                  <span className="mt-2 block text-small text-mist">{label}</span>
                </li>
              ))}
            </ul>
          )}
          <p className="mt-4">{evidence}</p>
          <Link to={link.to} className="text-link mt-4 inline-block py-1">
            {link.label}
          </Link>
        </div>
      </div>
    </li>
  );
}
