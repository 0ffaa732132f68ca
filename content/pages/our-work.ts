import type { CaseStudySlug } from "../case-studies/slugs.ts";
import type { FilmKey } from "../media.ts";
import type { WorkGroup } from "../case-studies/cards.ts";
import { claimFigure } from "../claims.ts";
import { titleOf, type Page } from "../page.ts";

export const ourWorkPage: Page = {
  path: "/our-work",
  label: "Work",
  title: titleOf("Our Work"),
  description:
    "Ten case studies in AI film, cinematic advertising, aerial, vertical video and long-running brand storytelling, each with how it was made.",
  keywords: ["case studies", "AI film", "vertical video", "drone imagery", "brand storytelling"],
  type: "website",
  kind: "CollectionPage",
  eyebrow: "Our work",
  heading: "Ten stories, and how they were made.",
  standfirst:
    "Films, experiments and campaigns. Each study opens the brief and the workshop: what we set out to do, which tools did it, and what stayed in human hands.",
};

type WorkStat = { number: string; description: string; caseStudy: CaseStudySlug };

export const workStats: { label: string; stats: readonly WorkStat[] } = {
  label: "Three figures, and the work behind them",
  stats: [
    {
      number: claimFigure("lifestyle-budget"),
      description: "spent on generating a season of lifestyle pictures",
      caseStudy: "ai-lifestyle",
    },
    {
      number: claimFigure("rom-boys-screens"),
      description: "screens for a documentary with nothing spent on paid media",
      caseStudy: "rom-boys",
    },
    {
      number: claimFigure("ai-movies-cameras"),
      description: "cameras on two short films",
      caseStudy: "ai-movies",
    },
  ],
};

export type FilmOnWall = {
  film: FilmKey;
  /** In seconds, where not the whole of it: the wall has names of its own, and goes black for nobody's end. */
  part?: { from: number; to: number };
};

/** What moves on the wall of the opening, where a study has a film. */
export const wallFilms: Readonly<Partial<Record<CaseStudySlug, FilmOnWall>>> = {
  "ai-movies": { film: "ai-movies-film-1", part: { from: 0.6, to: 20.6 } },
  "human-factor": { film: "human-factor-film", part: { from: 10.4, to: 19.9 } },
  thoughtshot: { film: "thoughtshot-film-2" },
  "vertical-video": { film: "vertical-video-film", part: { from: 0.6, to: 8.6 } },
  "drone-imagery": { film: "drone-imagery-film", part: { from: 0.6, to: 10.4 } },
  "forth-ports": { film: "forth-ports-film", part: { from: 2.9, to: 20.9 } },
  "port-storm": { film: "port-storm-film", part: { from: 0.6, to: 20.6 } },
  "rom-boys": { film: "rom-boys-film", part: { from: 2.6, to: 12.2 } },
  "ai-lifestyle": { film: "ai-lifestyle-film", part: { from: 0.6, to: 7.5 } },
};

export const ourWorkWall = {
  hint: "Scroll, or use the arrow keys",
  pause: "Pause the films",
  play: "Play the films",
} as const;

export const ourWorkList = {
  label: "Case studies",
  read: "Read the case study",
  filter: "Show",
  all: "All work",
} as const;

export const workGroups: readonly { group: WorkGroup; label: string }[] = [
  { group: "ai", label: "Made with AI" },
  { group: "film", label: "Film" },
  { group: "vertical", label: "Vertical" },
  { group: "brand", label: "Brand" },
];

export const clientMarks = {
  heading: "Who we have worked for, by trade",
  pause: "Pause the marks",
  play: "Move the marks",
} as const;

export const ourWorkCall = { heading: "The eleventh could be yours." } as const;
