import { Link } from "react-router";
import type { CaseStudyCard } from "../../../content/case-studies/cards.ts";
import { caseStudyWords } from "../../../content/case-studies/words.ts";

type NeighbouringStudiesProps = { previous: CaseStudyCard; next: CaseStudyCard };

export function NeighbouringStudies({ previous, next }: NeighbouringStudiesProps) {
  return (
    <nav aria-label={caseStudyWords.moreWork} className="border-t border-line print:hidden">
      <ul className="page-gutter grid md:grid-cols-2">
        <li className="border-line py-10 md:border-r md:pr-8">
          <StudyLink study={previous} label={caseStudyWords.previousStudy} />
        </li>
        <li className="border-line py-10 max-md:border-t md:pl-8 md:text-right">
          <StudyLink study={next} label={caseStudyWords.nextStudy} />
        </li>
      </ul>
    </nav>
  );
}

function StudyLink({ study, label }: { study: CaseStudyCard; label: string }) {
  return (
    <Link to={study.to} className="group block no-underline">
      <span className="text-small text-mist">{label}</span>
      <span className="mt-2 block font-display text-heading transition-colors duration-300 group-hover:text-amber-bright">
        {study.title}
      </span>
    </Link>
  );
}
