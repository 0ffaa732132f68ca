import { Link } from "react-router";
import { caseStudyCard } from "../../../content/case-studies/cards.ts";
import { workStats } from "../../../content/pages/our-work.ts";

export function WorkStats() {
  return (
    <section aria-label={workStats.label} className="border-y border-line">
      <ul className="page-gutter grid md:grid-cols-3">
        {workStats.stats.map(({ number, description, caseStudy }) => {
          const { to, title } = caseStudyCard(caseStudy);
          return (
            <li
              key={caseStudy}
              className="border-line py-8 not-last:border-b md:px-8 md:py-10 md:first:pl-0 md:not-last:border-r md:not-last:border-b-0"
            >
              <Link to={to} className="group grid gap-3 no-underline">
                <span className="font-display text-display text-amber lg:font-stretch-125%">
                  {number}
                </span>
                <span className="max-w-[26ch]">{description}</span>
                <span className="text-small text-mist transition-colors duration-300 group-hover:text-amber-bright">
                  {title} <span aria-hidden="true">→</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
