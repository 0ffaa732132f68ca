import { defineCaseStudy } from "./case-study.ts";

export const verticalVideo = defineCaseStudy({
  slug: "vertical-video",
  category: "Vertical format",
  heading: "Vertical Video",
  description:
    "A film composed upright from its first storyboard: a rain street between tall signs, and the craft of framing for a phone.",
  keywords: ["vertical video", "9:16 film", "mobile video production", "case study"],
  standfirst:
    "Most upright film is wide film with its sides cut off. This one was drawn tall from the start: a street in the rain, and signs that climb out of frame.",
  call: "Start Your Project",
});
