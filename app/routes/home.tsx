import { Hero } from "./home/hero.tsx";
import { Invitation } from "./home/invitation.tsx";
import { Terms } from "./home/terms.tsx";
import { WhatWeMake } from "./home/what-we-make.tsx";
import { PageMain } from "../components/page-main.tsx";

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
