import { ourProcessCall, ourProcessPage } from "../../content/pages/our-process.ts";
import { ClosingCall } from "../components/closing-call.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { PageMain } from "../components/page-main.tsx";
import { WideFrame } from "../components/wide-frame.tsx";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { Approaches } from "./our-process/approaches.tsx";
import { ProcessSteps } from "./our-process/process-steps.tsx";

export const meta = () => pageMetadata(ourProcessPage);

export default function OurProcess() {
  return (
    <PageMain>
      <PageHeader page={ourProcessPage} layout="wide" />
      <WideFrame asset="our-process" />
      <ProcessSteps />
      <Approaches />
      <ClosingCall call={ourProcessCall} />
    </PageMain>
  );
}
