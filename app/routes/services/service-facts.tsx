import { Link } from "react-router";
import { caseStudyCard } from "../../../content/case-studies/cards.ts";
import { formatPounds } from "../../../content/money.ts";
import { serviceWords } from "../../../content/pages/services.ts";
import type { Service } from "../../../content/services.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { cx } from "../../ui/cx.ts";

const label = "font-sans text-label font-stretch-100% tracking-normal text-amber";

type ServiceFactsProps = {
  service: Service;
  /** Where it stands, and in how many columns. */
  className: string;
};

/** What you get, from what price, and where to go next. */
export function ServiceFacts({ service, className }: ServiceFactsProps) {
  const { deliverables, offer, tiers, seenIn, next } = service;
  const studies = seenIn.map((slug) => caseStudyCard(slug));
  return (
    <div className={cx("grid content-start gap-x-[clamp(2rem,5vw,5rem)] gap-y-10", className)}>
      <div>
        <h3 className={label}>{serviceWords.deliverables}</h3>
        <ul className="mt-3">
          {deliverables.map((item) => (
            <li key={item} className="border-t border-line py-3">
              {item}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className={label}>{serviceWords.from}</h3>
        <p className="mt-3 border-t border-line pt-3">
          <span className="block font-display text-title lg:font-stretch-125%">
            {formatPounds(offer.price_gbp)}
          </span>
          <span className="mt-1 block text-small text-mist">
            {serviceWords.per} {offer.per} {offer.within}, {serviceWords.excludesVat}
          </span>
        </p>
        {tiers && (
          <dl className="mt-6 text-small">
            {tiers.map(({ id, name, price_gbp: amount }) => (
              <div key={id} className="flex justify-between gap-6 border-t border-line py-2">
                <dt>{name}</dt>
                <dd className="text-mist tabular-nums">{formatPounds(amount)}</dd>
              </div>
            ))}
          </dl>
        )}
        {studies.length > 0 && (
          <>
            <h3 className={`mt-8 ${label}`}>{serviceWords.seenIn}</h3>
            <ul className="mt-2">
              {studies.map(({ to, title }) => (
                <li key={to}>
                  <Link to={to} className="text-link inline-block py-1">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <ButtonLink to={next.to} variant="secondary" className="mt-8">
          {next.label}
        </ButtonLink>
      </div>
    </div>
  );
}
