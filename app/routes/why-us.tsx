import { whyUsCall, whyUsPage } from "../../content/pages/why-us.ts";
import { ClosingCall } from "../site/closing-call.tsx";
import { PageMain } from "../site/page-main.tsx";
import { pageMetadata } from "../site/metadata/page-metadata.ts";
import { AiAtWork } from "./why-us/ai-at-work.tsx";
import { Comparison } from "./why-us/comparison.tsx";
import { Reasons } from "./why-us/reasons.tsx";
import { WhyUsOpening } from "./why-us/why-us-opening.tsx";
import "../styles/scroll.css";
import "../styles/pages/why-us.css";

export const meta = () => pageMetadata(whyUsPage);

export default function WhyUs() {
  return (
    <PageMain>
      <WhyUsOpening />
      <Reasons />
      <Comparison />
      <AiAtWork />
      <ClosingCall call={whyUsCall} />
    </PageMain>
  );
}
