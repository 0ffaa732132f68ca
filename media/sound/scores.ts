import { aiLifestyleFilm } from "../scenes/ai-lifestyle-film.score.ts";
import { aiMoviesFilm1 } from "../scenes/ai-movies-film-1.score.ts";
import { aiMoviesFilm2 } from "../scenes/ai-movies-film-2.score.ts";
import { droneImageryFilm } from "../scenes/drone-imagery-film.score.ts";
import { forthPortsFilm } from "../scenes/forth-ports-film.score.ts";
import { humanFactorFilm } from "../scenes/human-factor-film.score.ts";
import { portStormFilm } from "../scenes/port-storm-film.score.ts";
import { romBoysFilm } from "../scenes/rom-boys-film.score.ts";
import { thoughtshotFilm1 } from "../scenes/thoughtshot-film-1.score.ts";
import { thoughtshotFilm2 } from "../scenes/thoughtshot-film-2.score.ts";
import { thoughtshotFilm3 } from "../scenes/thoughtshot-film-3.score.ts";
import { verticalVideoFilm } from "../scenes/vertical-video-film.score.ts";
import type { Score } from "./score.ts";

/** Films that are watched have one; what moves behind words has none, and stays silent. */
export const scores: readonly Score[] = [
  aiLifestyleFilm,
  aiMoviesFilm1,
  aiMoviesFilm2,
  droneImageryFilm,
  forthPortsFilm,
  humanFactorFilm,
  portStormFilm,
  romBoysFilm,
  thoughtshotFilm1,
  thoughtshotFilm2,
  thoughtshotFilm3,
  verticalVideoFilm,
];

export function findScore(key: string): Score | undefined {
  return scores.find(({ film }) => film === key);
}
