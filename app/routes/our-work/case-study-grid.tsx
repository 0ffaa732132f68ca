import { caseStudies } from "../../../content/case-studies/index.ts";
import { ourWorkList } from "../../../content/pages/our-work.ts";
import { CaseStudyCard } from "./case-study-card.tsx";

/** Two columns, the second hung lower, so that the eye walks down the wall instead of along a table. */
export function CaseStudyGrid() {
  return (
    <section aria-label={ourWorkList.label} className="page-gutter pb-24 md:pb-56">
      <ul className="grid gap-x-[8vw] md:grid-cols-2">
        {caseStudies.map((study) => (
          <li key={study.slug} className="md:even:translate-y-32">
            <CaseStudyCard study={study} />
          </li>
        ))}
      </ul>
    </section>
  );
}
