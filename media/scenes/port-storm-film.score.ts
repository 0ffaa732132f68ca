import { through } from "../sound/core/curve.ts";
import { during, type Score } from "../sound/score.ts";
import { engine } from "../sound/sources/machines.ts";
import { rain } from "../sound/sources/rain.ts";
import { rooms } from "../sound/sources/rooms.ts";
import { breaker, openSea } from "../sound/sources/water.ts";
import { wind } from "../sound/sources/wind.ts";

/** Two shots: the boat in the swell, then the sea that bursts below the light as its beam comes round. */
export const portStormFilm: Score = {
  film: "port-storm-film",
  fade: [0.35, 0.4],
  layers: [
    // The storm goes on over the cut; the second shot stands more in its wind.
    {
      sound: wind({
        gusts: through([0, 0.45], [1.6, 0.8], [3.2, 0.5], [4.2, 0.75], [6.6, 1], [8.2, 0.6]),
        howl: 0.5,
        hiss: 0.3,
      }),
      from: 0,
      to: 8.25,
      level: -8,
    },
    { sound: openSea(1.4), from: 0, to: 8.25, level: -9 },
    {
      sound: rain({ surface: "puddle", rate: 130, hiss: 1.6 }),
      from: 0,
      to: 8.25,
      level: -12,
      away: 7000,
    },
    ...during(0, 4.25, [{ sound: engine(9.5, 105), level: -21, pan: -0.45, away: 900 }]),
    ...during(4.25, 8.25, [{ sound: engine(8.5, 105), level: -30, pan: -0.85, away: 500 }]),
    // The crest in front lifts at once and tumbles to the right.
    {
      sound: breaker({ rises: 2.35, thump: 0.25, foam: 1.7 }),
      from: 0.05,
      to: 4.3,
      level: 7,
      pan: through([0, -0.1], [2.2, 0.3], [3.4, 0.75]),
      fade: [0.1, 0.25],
      room: [rooms.harbour, -14],
    },
    // Stone: the sea reaches the foot of the tower, and stands up against it.
    {
      sound: breaker({ rises: 0.55, thump: 1.1, foam: 2.6 }),
      from: 4.42,
      to: 8.1,
      level: 3,
      pan: 0.05,
      away: 5200,
      fade: [0.05, 0.3],
      room: [rooms.harbour, -7],
    },
    // The next swell comes past the camera and breaks close by.
    {
      sound: breaker({ rises: 1.35, thump: 0.3, foam: 1.9 }),
      from: 5,
      to: 8.25,
      level: 6,
      pan: through([0, -0.3], [1.4, 0.05], [2.8, 0.6]),
      fade: [0.2, 0.3],
    },
  ],
};
