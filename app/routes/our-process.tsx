import { ourProcessPage } from "../../content/pages/our-process.ts";
import { PageMain } from "../site/page-main.tsx";
import { pageMetadata } from "../site/metadata/page-metadata.ts";
import { Agreeing } from "./our-process/agreeing.tsx";
import { ApproachTable } from "./our-process/approach-table.tsx";
import { Approaches } from "./our-process/approaches.tsx";
import { FirstHours } from "./our-process/first-hours.tsx";
import { ProcessOpening } from "./our-process/process-opening.tsx";
import { ProcessSteps } from "./our-process/process-steps.tsx";
import "../styles/scroll.css";
import "../styles/pages/our-process.css";

export const meta = () => pageMetadata(ourProcessPage);

export default function OurProcess() {
  return (
    <PageMain>
      <ProcessOpening />
      <ProcessSteps />
      <Agreeing />
      <Approaches />
      <ApproachTable />
      <FirstHours />
    </PageMain>
  );
}
