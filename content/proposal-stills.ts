import type { CaseStudySlug } from "./case-studies/slugs.ts";
import type { MediaKey } from "./media.ts";

/** A second shot of a study, wide enough for a cut between two chapters of a proposal: its card has the first. */
export const proposalStills: ReadonlyMap<CaseStudySlug, MediaKey> = new Map([
  ["forth-ports", "forth-ports-4"],
  ["port-storm", "port-storm-film"],
  ["rom-boys", "rom-boys-2"],
  ["drone-imagery", "drone-imagery-3"],
  ["ai-lifestyle", "ai-lifestyle-2"],
  ["human-factor", "human-factor-film"],
  ["profitflow", "profitflow-1"],
  ["ai-movies", "ai-movies-film-2"],
]);
