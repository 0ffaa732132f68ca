import { ourWorkCall, ourWorkPage } from "../../content/pages/our-work.ts";
import { ClosingCall } from "../components/closing-call.tsx";
import { ProjectDialog } from "../components/enquiry/project-dialog.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { PageMain } from "../components/page-main.tsx";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { CaseStudyGrid } from "./our-work/case-study-grid.tsx";

export const meta = () => pageMetadata(ourWorkPage);

export default function OurWork() {
  return (
    <PageMain>
      <PageHeader page={ourWorkPage} layout="offset" />
      <CaseStudyGrid />
      <ClosingCall call={ourWorkCall} action={<ProjectDialog variant="inverse" size="large" />} />
    </PageMain>
  );
}
