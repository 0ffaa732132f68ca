import { caseStudyCard } from "./cards.ts";
import { defineCaseStudy } from "./case-study.ts";

export const droneImagery = defineCaseStudy({
  card: caseStudyCard("drone-imagery"),
  keywords: ["drone imagery", "aerial film", "drone photography", "licensing", "case study"],
  standfirst:
    "From high enough, a place explains itself. Aerial film and stills of coast, river, hill and city, flown for what they say rather than how they look.",
  hero: { asset: "why-us", layout: "full", links: [], facts: [] },
  blocks: [],
  call: "Start Your Project",
});
