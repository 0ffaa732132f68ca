import { defineCaseStudy } from "./case-study.ts";

export const romBoys = defineCaseStudy({
  slug: "rom-boys",
  category: "Film and release",
  heading: "Rom Boys",
  description:
    "A film of concrete bowls and long shadows, carried from the first day of shooting through marketing and festivals to distribution.",
  keywords: ["Rom Boys", "independent film", "film marketing", "film distribution", "case study"],
  standfirst:
    "Concrete bowls, low gold light, and riders who never left. We made the film, and then did the other half of the work: finding it an audience.",
  call: "Start Your Project",
});
