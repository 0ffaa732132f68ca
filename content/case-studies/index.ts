import { aiLifestyle } from "./ai-lifestyle.ts";
import { aiMovies } from "./ai-movies.ts";
import type { CaseStudy } from "./case-study.ts";
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
