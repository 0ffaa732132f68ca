import { ourWorkCall, ourWorkPage } from "../../content/pages/our-work.ts";
import { ClosingCall } from "../site/closing-call.tsx";
import { ProjectDialog } from "../features/enquiry/project-dialog.tsx";
import { PageMain } from "../site/page-main.tsx";
import { pageMetadata } from "../site/metadata/page-metadata.ts";
import { CaseStudyGrid } from "./our-work/case-study-grid.tsx";
import { ClientMarks } from "./our-work/client-marks.tsx";
import { WallOfLight } from "./our-work/wall-of-light.tsx";
import { WorkStats } from "./our-work/work-stats.tsx";
import "../styles/pages/our-work.css";

export const meta = () => pageMetadata(ourWorkPage);

export default function OurWork() {
  return (
    <PageMain>
      <WallOfLight />
      <WorkStats />
      <CaseStudyGrid />
      <ClientMarks />
      <ClosingCall call={ourWorkCall}>
        <ProjectDialog variant="inverse" size="large" />
      </ClosingCall>
    </PageMain>
  );
}
