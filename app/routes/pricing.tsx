import { pricingPage } from "../../content/pages/pricing.ts";
import { faq, pricingCall } from "../../content/pricing.ts";
import { ClosingCall } from "../components/closing-call.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { PageMain } from "../components/page-main.tsx";
import { WideFrame } from "../components/wide-frame.tsx";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { faqPage } from "../metadata/structured-data.ts";
import { PrPackages } from "./pricing/pr-packages.tsx";
import { Questions } from "./pricing/questions.tsx";
import { Subscription } from "./pricing/subscription.tsx";

export const meta = () => pageMetadata(pricingPage, faqPage(pricingPage, faq.questions));

export default function Pricing() {
  return (
    <PageMain>
      <PageHeader page={pricingPage} layout="split" />
      <WideFrame asset="pricing" />
      <Subscription />
      <PrPackages />
      <Questions />
      <ClosingCall call={pricingCall} />
    </PageMain>
  );
}
