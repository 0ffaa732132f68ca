import { aiLifestyle } from "./ai-lifestyle.ts";
import { aiMovies } from "./ai-movies.ts";
import type { CaseStudy } from "./case-study.ts";
import type { CaseStudyCard } from "./cards.ts";
import { droneImagery } from "./drone-imagery.ts";
import { forthPorts } from "./forth-ports.ts";
import { humanFactor } from "./human-factor.ts";
import { portStorm } from "./port-storm.ts";
import { profitflow } from "./profitflow.ts";
import { romBoys } from "./rom-boys.ts";
import { thoughtshot } from "./thoughtshot.ts";
import { verticalVideo } from "./vertical-video.ts";

/** In the order in which "Our work" shows them. */
export const caseStudies: readonly CaseStudy[] = [
  aiMovies,
  profitflow,
  humanFactor,
  thoughtshot,
  verticalVideo,
  droneImagery,
  forthPorts,
  portStorm,
  romBoys,
  aiLifestyle,
];

/** With or without a trailing slash: prerendering asks with one. */
export function findCaseStudy(pathname: string): CaseStudy {
  const path = pathname.replace(/\/+$/, "");
  const study = caseStudies.find((candidate) => candidate.path === path);
  if (!study) throw new Error(`No case study at ${pathname}`);
  return study;
}

/** The study before and the one after, the list taken as a circle. */
export function neighboursOf(study: CaseStudy): { previous: CaseStudyCard; next: CaseStudyCard } {
  const place = caseStudies.indexOf(study);
  const [previous, next] = [
    caseStudies.at(place - 1),
    caseStudies[(place + 1) % caseStudies.length],
  ];
  if (!previous || !next) throw new Error("There are no case studies");
  return { previous: previous.card, next: next.card };
}
