import { defineCaseStudy } from "./case-study.ts";

export const profitflow = defineCaseStudy({
  slug: "profitflow",
  category: "Product storytelling",
  heading: "ProfitFlow",
  description:
    "How a finance product learned to tell its own story: ledger lines turned into rivers of light over dark ground.",
  keywords: ["ProfitFlow", "product storytelling", "fintech marketing", "case study"],
  standfirst:
    "Nobody falls in love with a ledger. So we followed the money instead, and drew it as water finding its way downhill in the dark.",
  call: "Start Your AI Project",
});
