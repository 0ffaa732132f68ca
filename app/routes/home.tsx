import { homePage } from "../../content/pages/home.ts";
import { PageMain } from "../site/page-main.tsx";
import { pageMetadata } from "../site/metadata/page-metadata.ts";
import { CaseCredits } from "./home/case-credits.tsx";
import { Fingerprints } from "./home/fingerprints.tsx";
import { Hero } from "./home/hero.tsx";
import { ClosingInvitation } from "./home/closing-invitation.tsx";
import { MonthlyPrice } from "./home/monthly-price.tsx";
import { OpeningStatement } from "./home/opening-statement.tsx";
import { ProcessStrip } from "./home/process-strip.tsx";
import { ServiceReel } from "./home/service-reel.tsx";
import "../styles/scroll.css";
import "../styles/pages/home.css";

export const meta = () => pageMetadata(homePage);

export default function Home() {
  return (
    <PageMain>
      <Hero />
      <OpeningStatement />
      <ServiceReel />
      <CaseCredits />
      <Fingerprints />
      <ProcessStrip />
      <MonthlyPrice />
      <ClosingInvitation />
    </PageMain>
  );
}
