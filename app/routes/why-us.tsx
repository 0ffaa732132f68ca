import { whyUsCall, whyUsPage } from "../../content/pages/why-us.ts";
import { ClosingCall } from "../components/closing-call.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { PageMain } from "../components/page-main.tsx";
import { WideFrame } from "../components/wide-frame.tsx";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { Reasons } from "./why-us/reasons.tsx";

export const meta = () => pageMetadata(whyUsPage);

export default function WhyUs() {
  return (
    <PageMain>
      <PageHeader page={whyUsPage} layout="offset" />
      <WideFrame asset="why-us" />
      <Reasons />
      <ClosingCall call={whyUsCall} />
    </PageMain>
  );
}
