import { caseStudyCard } from "./cards.ts";
import { defineCaseStudy } from "./case-study.ts";

export const profitflow = defineCaseStudy({
  card: caseStudyCard("profitflow"),
  keywords: ["ProfitFlow", "product storytelling", "fintech marketing", "case study"],
  standfirst:
    "Nobody falls in love with a ledger. So we followed the money instead, and drew it as water finding its way downhill in the dark.",
  hero: { asset: "pricing", layout: "full", links: [], facts: [] },
  blocks: [],
  call: "Start Your AI Project",
});
