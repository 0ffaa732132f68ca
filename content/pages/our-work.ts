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

/** What moves on the wall of the opening, where a study has a film. */
export const wallFilms: Readonly<Partial<Record<CaseStudySlug, FilmKey>>> = {
  "ai-movies": "ai-movies-film-1",
  "human-factor": "human-factor-film",
  thoughtshot: "thoughtshot-film-2",
  "vertical-video": "vertical-video-film",
  "drone-imagery": "drone-imagery-film",
  "forth-ports": "forth-ports-film",
  "port-storm": "port-storm-film",
  "rom-boys": "rom-boys-film",
  "ai-lifestyle": "ai-lifestyle-film",
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
