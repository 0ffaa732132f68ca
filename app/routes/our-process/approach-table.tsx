import { Link } from "react-router";
import { caseStudyCard } from "../../../content/case-studies/cards.ts";
import type { CaseStudySlug } from "../../../content/case-studies/slugs.ts";
import { approachComparison, approaches } from "../../../content/process.ts";
import { ComparisonTable } from "../../site/comparison-table.tsx";

const { caption, corner, note, rows, see } = approachComparison;

export function ApproachTable() {
  const links = {
    question: see.question,
    cells: see.cells.map((slugs) => <StudyLinks key={slugs[0]} slugs={slugs} />),
  };
  return (
    <section aria-label={caption} className="border-b border-line bg-deep">
      <div className="page-gutter pb-20 md:pb-32 print:pb-[8mm]">
        <ComparisonTable
          caption={caption}
          corner={corner}
          columns={approaches.options}
          rows={[...rows, links]}
        />
        <p className="mt-10 max-w-[36ch] font-display text-heading text-balance md:mt-16 lg:ml-[25%]">
          {note}
        </p>
      </div>
    </section>
  );
}

function StudyLinks({ slugs }: { slugs: readonly CaseStudySlug[] }) {
  return slugs.map((slug) => {
    const { to, title } = caseStudyCard(slug);
    return (
      <Link key={slug} to={to} className="text-link block w-fit py-1">
        {title}
      </Link>
    );
  });
}
