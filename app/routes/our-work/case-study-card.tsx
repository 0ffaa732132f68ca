import { Link } from "react-router";
import type { CaseStudy } from "../../../content/case-studies/case-study.ts";
import { ourWorkList } from "../../../content/pages/our-work.ts";

export function CaseStudyCard({ study }: { study: CaseStudy }) {
  return (
    <article className="group relative h-full border-t border-line py-10 transition-colors duration-300 focus-within:border-amber hover:border-amber md:py-16">
      <p className="eyebrow">{study.category}</p>
      <h2 className="mt-5 text-title">
        {/* The link covers the whole card, and its name stays the study's title. */}
        <Link
          to={study.path}
          className="no-underline transition-colors duration-300 group-hover:text-amber-bright after:absolute after:inset-0"
        >
          {study.heading}
        </Link>
      </h2>
      <p className="mt-5 max-w-[46ch] text-mist">{study.description}</p>
      <p aria-hidden="true" className="mt-6 text-small">
        {ourWorkList.read} <span className="text-amber">→</span>
      </p>
    </article>
  );
}
