import { defineCaseStudy } from "./case-study.ts";

export const portStorm = defineCaseStudy({
  slug: "port-storm",
  category: "AI film experiment",
  heading: "Not Just Any Port in a Storm",
  description:
    "An AI film experiment: swell breaking on a harbour wall, one light turning through rain, and the list of tools that made it.",
  keywords: ["AI film experiment", "generative video", "AI tools", "case study"],
  standfirst:
    "Nobody sends a crew to a harbour wall in a storm. So we asked what AI could do with weather, water and a single turning light.",
  call: "Start Your AI Project",
});
