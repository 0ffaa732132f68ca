/** In the order of the contract's route table. */
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
