import { useLocation, type MetaArgs } from "react-router";
import { caseStudyBack, caseStudyCall } from "../../content/case-studies/case-study.ts";
import { findCaseStudy } from "../../content/case-studies/index.ts";
import { ClosingCall } from "../components/closing-call.tsx";
import { PageMain } from "../components/page-main.tsx";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { CaseStudyHero } from "./case-study/case-study-hero.tsx";

export const meta = ({ location }: MetaArgs) => pageMetadata(findCaseStudy(location.pathname));

export default function CaseStudy() {
  const study = findCaseStudy(useLocation().pathname);
  return (
    <PageMain>
      <CaseStudyHero study={study} back={caseStudyBack} />
      <ClosingCall
        call={{
          heading: caseStudyCall.heading,
          link: { to: caseStudyCall.to, label: study.call },
        }}
      />
    </PageMain>
  );
}
