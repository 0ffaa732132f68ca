/** In the order of section 1 of the specification. */
export const caseStudySlugs = [
  "forth-ports",
  "port-storm",
  "rom-boys",
  "drone-imagery",
  "vertical-video",
  "thoughtshot",
  "ai-lifestyle",
  "human-factor",
  "profitflow",
  "ai-movies",
] as const;

export type CaseStudySlug = (typeof caseStudySlugs)[number];
