import { aboutCall, aboutPage } from "../../content/pages/about.ts";
import { ClosingCall } from "../site/closing-call.tsx";
import { PageMain } from "../site/page-main.tsx";
import { pageMetadata } from "../site/metadata/page-metadata.ts";
import { AboutCards } from "./about/about-cards.tsx";
import { AboutIntro } from "./about/about-intro.tsx";
import { AboutOpening } from "./about/about-opening.tsx";
import { CompanyStory } from "./about/company-story.tsx";
import { WhoDecides } from "./about/who-decides.tsx";
import "../styles/scroll.css";
import "../styles/pages/about.css";

export const meta = () => pageMetadata(aboutPage);

export default function About() {
  return (
    <PageMain>
      <AboutOpening />
      <AboutIntro />
      <CompanyStory />
      <WhoDecides />
      <AboutCards />
      <ClosingCall call={aboutCall} />
    </PageMain>
  );
}
