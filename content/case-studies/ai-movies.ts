import { defineCaseStudy } from "./case-study.ts";

export const aiMovies = defineCaseStudy({
  slug: "ai-movies",
  category: "AI film",
  heading: "AI Movies",
  description:
    "Two short films made entirely with AI: a standing ring in the desert at dusk, and the world outside a train window at night.",
  keywords: ["AI movies", "AI short film", "generative film", "case study"],
  standfirst:
    "Two short films and not one camera. A ring stands in the desert at dusk; a train carries its window through the night. Both began as a page of script.",
  call: "Start Your AI Project",
});
