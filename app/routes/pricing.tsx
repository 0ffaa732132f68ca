import { pricingPage } from "../../content/pages/pricing.ts";
import { faq, subscription } from "../../content/pricing.ts";
import { prPackages } from "../../content/pr-packages.ts";
import { PageMain } from "../site/page-main.tsx";
import { pageMetadata } from "../site/metadata/page-metadata.ts";
import { offerCatalog } from "../site/metadata/offer-catalog.ts";
import { faqPage } from "../site/metadata/structured-data.ts";
import { Crypto } from "./pricing/crypto.tsx";
import { HowItWorks } from "./pricing/how-it-works.tsx";
import { Included } from "./pricing/included.tsx";
import { PrPackages } from "./pricing/pr-packages.tsx";
import { PricingClose } from "./pricing/pricing-close.tsx";
import { PricingOpening } from "./pricing/pricing-opening.tsx";
import { Questions } from "./pricing/questions.tsx";
import { ServiceRoll } from "./pricing/service-roll.tsx";
import "../styles/price-sheet.css";
import "../styles/scroll.css";
import "../styles/pages/pricing.css";

export const meta = () =>
  pageMetadata(
    pricingPage,
    offerCatalog(pricingPage, subscription, prPackages),
    faqPage(pricingPage, faq.questions),
  );

export default function Pricing() {
  return (
    <PageMain className="price-sheet">
      <PricingOpening />
      <Included />
      <ServiceRoll />
      <HowItWorks />
      <PrPackages />
      <Crypto />
      <Questions />
      <PricingClose />
    </PageMain>
  );
}
