import { through } from "../sound/core/curve.ts";
import type { Score } from "../sound/score.ts";
import { roomTone } from "../sound/sources/air.ts";
import { crackle, filament, glow } from "../sound/sources/fire.ts";
import { rooms } from "../sound/sources/rooms.ts";
import { cooling } from "../sound/sources/things.ts";

/** How hot the coil is seen to be; the same at the loop's end as at its beginning. */
const heat = through(
  [0, 0.9],
  [0.7, 1],
  [1.5, 0.72],
  [2.6, 0.4],
  [3.6, 0.12],
  [4.3, 0.05],
  [5, 0.16],
  [5.9, 0.5],
  [7, 0.9],
  [7.7, 1],
);
const kindling = through(
  [0, 0.5],
  [0.8, 0.25],
  [1.6, 0.05],
  [4.5, 0],
  [5.2, 0.6],
  [6.3, 1],
  [7, 0.5],
);

/** A coil that goes dark and finds its light again. */
export const thoughtshotFilm2: Score = {
  film: "thoughtshot-film-2",
  isLoop: true,
  layers: [
    { sound: roomTone(), from: 0, to: 7, level: -24 },
    { sound: filament(heat), from: 0, to: 7, level: -9, room: [rooms.bulb, -12] },
    {
      sound: glow(heat),
      from: 0,
      to: 7,
      level: -11,
      pan: through([0, -0.3], [0.8, 0], [1.6, 0.2], [4.5, 0.1], [5.2, -0.5], [7, -0.3]),
    },
    { sound: crackle(kindling, 90), from: 0, to: 7, level: -19, room: [rooms.bulb, -10] },
    // What was white hot draws together again.
    {
      sound: cooling(through([0, 1], [0.6, 9], [1.6, 6], [2.9, 1])),
      from: 1.4,
      to: 4.4,
      level: -14,
      room: [rooms.bulb, -8],
    },
  ],
};
