import { defineCaseStudy } from "./case-study.ts";

export const thoughtshot = defineCaseStudy({
  slug: "thoughtshot",
  category: "Vertical series",
  heading: "ThoughtShot",
  description:
    "Three vertical films, each a single thought: ink in water, a filament catching light, a tunnel of pages. A Labs experiment in brevity.",
  keywords: ["ThoughtShot", "vertical series", "short-form video", "case study"],
  standfirst:
    "How short can a story be and still turn? Three upright films, one thought each, made to be understood before a thumb can move.",
  call: "Start Your AI Project",
});
