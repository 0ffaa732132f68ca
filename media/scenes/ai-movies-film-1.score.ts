import { through } from "../sound/core/curve.ts";
import type { Score } from "../sound/score.ts";
import { bowedRing } from "../sound/sources/air.ts";
import { rooms } from "../sound/sources/rooms.ts";
import { pace, steps } from "../sound/sources/steps.ts";
import { rustle } from "../sound/sources/paper.ts";
import { thud } from "../sound/sources/things.ts";
import { wind } from "../sound/sources/wind.ts";

/** Somebody walks; then the ring, which has been silent for as long as anyone knows, is not. */
export const aiMoviesFilm1: Score = {
  film: "ai-movies-film-1",
  fade: [0.35, 0.55],
  layers: [
    {
      sound: wind({
        gusts: through([0, 0.6], [1.4, 0.95], [3, 0.55], [4.1, 0.35], [5.6, 0.45], [7.5, 0.3]),
        howl: 0.12,
        hiss: 0.2,
      }),
      from: 0,
      to: 7.5,
      level: -9,
    },
    // Grains that the wind carries over the ground.
    {
      sound: rustle(through([0, 0.5], [1.5, 1], [3.2, 0.4], [7.5, 0.3])),
      from: 0,
      to: 7.5,
      level: -27,
      away: 8000,
    },
    {
      sound: steps("sand", pace(0.3, 6.6, 1.65)),
      from: 0,
      to: 7.2,
      level: -15,
      pan: -0.25,
      swell: through([0, 0.9], [7, 0.65]),
      away: 5200,
    },
    { sound: thud(), from: 4.05, to: 5.05, level: -11, pan: 0.4, room: [rooms.dunes, -6] },
    // The light starts below on the right and climbs to the top.
    {
      sound: bowedRing(
        through([0, 0], [0.5, 0.35], [1.6, 0.75], [2.5, 1], [3.1, 0.8], [3.5, 0.4]),
        through([0, 0.6], [1.3, 0.65], [2.6, 0.3], [3.4, 0.1]),
      ),
      from: 4,
      to: 7.5,
      level: -9,
      fade: [0.3, 0.3],
      room: [rooms.dunes, -7],
    },
  ],
};
