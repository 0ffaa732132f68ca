import { through } from "../sound/core/curve.ts";
import type { Score } from "../sound/score.ts";
import { flutter, rustle, tunnelAir } from "../sound/sources/paper.ts";
import { rooms } from "../sound/sources/rooms.ts";

/** A flight down a tunnel of pages: loose sheets turn by, the largest of them close to the right. */
export const thoughtshotFilm3: Score = {
  film: "thoughtshot-film-3",
  isLoop: true,
  layers: [
    { sound: tunnelAir(), from: 0, to: 7, level: -5 },
    { sound: rustle(() => 0.5), from: 0, to: 7, level: -16, room: [rooms.tunnel, -8] },
    {
      sound: flutter(7, through([0, 0.2], [2.2, 0.75], [4, 0.95])),
      from: 1.6,
      to: 5.7,
      level: -9,
      swell: through([0, 0], [1.1, 0.35], [2.5, 1], [3.4, 0.5], [4.1, 0]),
      fade: [0.3, 0.3],
      room: [rooms.tunnel, -9],
    },
    {
      sound: flutter(11, through([0, -0.7], [2.6, -0.15])),
      from: 0,
      to: 2.8,
      level: -15,
      swell: through([0, 0.3], [1, 1], [2.8, 0]),
      fade: [0.5, 0.3],
      away: 5000,
      room: [rooms.tunnel, -7],
    },
    {
      sound: flutter(9, through([0, 0.2], [2.2, -0.5])),
      from: 5,
      to: 7.6,
      level: -14,
      swell: through([0, 0], [1.3, 1], [2.6, 0]),
      fade: [0.3, 0.5],
      away: 5600,
      room: [rooms.tunnel, -7],
    },
  ],
};
