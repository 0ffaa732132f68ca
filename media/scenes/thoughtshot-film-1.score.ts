import { through } from "../sound/core/curve.ts";
import type { Score } from "../sound/score.ts";
import { bubbles } from "../sound/sources/bubbles.ts";
import { rooms } from "../sound/sources/rooms.ts";
import { breaker, underWater } from "../sound/sources/water.ts";

/** Ink: heard as it is seen, from below the surface, and slower than it can be. */
export const thoughtshotFilm1: Score = {
  film: "thoughtshot-film-1",
  isLoop: true,
  layers: [
    { sound: underWater(), from: 0, to: 7, level: -4 },
    // The plume folds twice in a turn, once to the right and once to the left.
    {
      sound: breaker({ rises: 1.5, thump: 0, foam: 1.6 }),
      from: 0.9,
      to: 4.2,
      level: -3,
      pan: through([0, -0.2], [1.5, 0.35], [3, 0.1]),
      away: 420,
      fade: [0.6, 0.6],
      room: [rooms.depth, -4],
    },
    {
      sound: breaker({ rises: 1.3, thump: 0, foam: 1.6 }),
      from: 3.7,
      to: 6.9,
      level: -5,
      pan: through([0, 0.2], [1.3, -0.4], [2.8, -0.1]),
      away: 360,
      fade: [0.6, 0.6],
      room: [rooms.depth, -4],
    },
    {
      sound: bubbles({ rate: 1.6, low: 170, high: 620 }),
      from: 0.3,
      to: 6.6,
      level: -15,
      away: 1500,
      fade: [0.05, 0.2],
      room: [rooms.depth, -6],
    },
  ],
};
