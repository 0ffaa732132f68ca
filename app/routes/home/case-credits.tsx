import { Link } from "react-router";
import { caseStudyCards } from "../../../content/case-studies/cards.ts";
import { home } from "../../../content/home.ts";

const { years, yearsLabel, heading, text, action } = home.work;

const row =
  "grid gap-x-[clamp(1.5rem,3vw,3rem)] py-3 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:items-baseline md:py-1.5";

/** Ten case studies as a film's closing credits: what it was on the left, its title on the right. */
export function CaseCredits() {
  return (
    <section
      aria-labelledby="work"
      className="border-t border-line bg-night pt-[clamp(5rem,10vw,9rem)] pb-[clamp(5rem,11vw,11rem)]"
    >
      <div className="page-gutter grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <p className="lg:col-span-7">
          <span className="scroll-widen -ml-[0.04em] block font-display text-years leading-[0.78] tracking-[-0.06em] text-amber lg:font-stretch-150%">
            {years}
          </span>
          <span className="mt-6 block max-w-[26ch] text-lead">{yearsLabel}</span>
        </p>
        <div className="self-end lg:col-span-5">
          <h2 id="work" className="reveal-text text-title lg:font-stretch-125%">
            {heading}
          </h2>
          <p className="mt-5 max-w-[40ch] text-mist">{text}</p>
        </div>
      </div>
      <ol className="page-gutter mt-[clamp(4rem,9vw,8rem)]">
        {caseStudyCards.map(({ to, category, title }) => (
          <li key={to} className={`group ${row}`}>
            <p className="text-small text-mist md:text-right">{category}</p>
            <h3>
              <Link
                to={to}
                className="text-statement/[1.15] no-underline transition-[font-stretch,color] duration-[600ms,300ms] ease-camera group-hover:text-amber lg:group-hover:font-stretch-150%"
              >
                {title}
              </Link>
            </h3>
          </li>
        ))}
        <li className={`mt-8 ${row}`}>
          <span aria-hidden="true" className="hidden md:block" />
          <div>
            <Link to={action.to} className="text-link inline-block py-2">
              {action.label}
            </Link>
          </div>
        </li>
      </ol>
    </section>
  );
}
