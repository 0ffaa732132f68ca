import { defineCaseStudy } from "./case-study.ts";

export const humanFactor = defineCaseStudy({
  slug: "human-factor",
  category: "AI and craft",
  heading: "The Human Factor",
  description:
    "What a person adds to work that a machine could finish alone: AI on its own compared with AI under direction, side by side.",
  keywords: ["human factor", "AI and human creativity", "creative direction", "case study"],
  standfirst:
    "One figure, one lattice of lights, facing each other. We gave machine and director the same task, and looked hard at the difference.",
  call: "Start Your AI Project",
});
