import type { LoaderFunctionArgs, MetaArgs } from "react-router";
import { useLoaderData } from "react-router";
import { caseStudyCall } from "../../content/case-studies/case-study.ts";
import { findCaseStudy, neighboursOf } from "../../content/case-studies/index.ts";
import { ClosingCall } from "../site/closing-call.tsx";
import { PageMain } from "../site/page-main.tsx";
import { pageMetadata } from "../site/metadata/page-metadata.ts";
import { CaseStudyBlocks } from "./case-study/case-study-blocks.tsx";
import { CaseStudyHero } from "./case-study/case-study-hero.tsx";
import { NeighbouringStudies } from "./case-study/neighbouring-studies.tsx";
import "../styles/pages/case-study.css";

/** Runs when the site is built: each address carries its own study, and no script carries all ten. */
export function loader({ url }: LoaderFunctionArgs) {
  const study = findCaseStudy(url.pathname);
  return { study, ...neighboursOf(study) };
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMetadata(loaderData.study) : [];

export default function CaseStudy() {
  const { study, previous, next } = useLoaderData<typeof loader>();
  return (
    <PageMain className="case-study">
      <CaseStudyHero study={study} />
      <CaseStudyBlocks blocks={study.blocks} />
      <ClosingCall
        call={{
          heading: caseStudyCall.heading,
          link: { to: caseStudyCall.to, label: study.call },
        }}
      />
      <NeighbouringStudies previous={previous} next={next} />
    </PageMain>
  );
}
