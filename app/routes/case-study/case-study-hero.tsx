import { Link } from "react-router";
import type { CaseStudy } from "../../../content/case-studies/case-study.ts";
import type { PageLink } from "../../../content/page.ts";

type CaseStudyHeroProps = { study: CaseStudy; back: PageLink };

/** The title sits low in the frame, as it does over the first shot of a film. */
export function CaseStudyHero({ study, back }: CaseStudyHeroProps) {
  return (
    <header className="page-gutter flex min-h-[calc(100svh-4.5rem)] flex-col justify-between gap-20 pt-8 pb-16 md:pb-20">
      <Link to={back.to} className="text-link self-start py-2">
        <span aria-hidden="true">←</span> {back.label}
      </Link>
      <div>
        <p className="eyebrow">{study.eyebrow}</p>
        <h1 className="mt-6 max-w-[16ch] text-display lg:text-[clamp(5rem,7.4vw,8rem)]">
          {study.heading}
        </h1>
        <div className="mt-10 border-t border-line pt-8 md:grid md:grid-cols-12 md:gap-8">
          <p className="max-w-[50ch] text-lead text-mist md:col-span-7 md:col-start-6">
            {study.standfirst}
          </p>
        </div>
      </div>
    </header>
  );
}
