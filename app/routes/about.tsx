import { aboutCall, aboutPage } from "../../content/pages/about.ts";
import { ClosingCall } from "../components/closing-call.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { PageMain } from "../components/page-main.tsx";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { AboutCards } from "./about/about-cards.tsx";
import { AboutIntro } from "./about/about-intro.tsx";

export const meta = () => pageMetadata(aboutPage);

export default function About() {
  return (
    <PageMain>
      <PageHeader page={aboutPage} layout="wide" />
      <AboutIntro />
      <AboutCards />
      <ClosingCall call={aboutCall} />
    </PageMain>
  );
}
