import { Hero } from "./home/hero.tsx";
import { Invitation } from "./home/invitation.tsx";
import { Terms } from "./home/terms.tsx";
import { WhatWeMake } from "./home/what-we-make.tsx";
import { homePage } from "../../content/pages/home.ts";
import { PageMain } from "../components/page-main.tsx";
import { pageMetadata } from "../metadata/page-metadata.ts";

export const meta = () => pageMetadata(homePage);

export default function Home() {
  return (
    <PageMain>
      <Hero />
      <WhatWeMake />
      <Terms />
      <Invitation />
    </PageMain>
  );
}
