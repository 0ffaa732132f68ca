import { through } from "../sound/core/curve.ts";
import type { Score } from "../sound/score.ts";
import { rushPast } from "../sound/sources/machines.ts";
import { rain } from "../sound/sources/rain.ts";
import { rooms } from "../sound/sources/rooms.ts";
import { knocks } from "../sound/sources/things.ts";
import { carriage, creak, joints } from "../sound/sources/train.ts";
import { wind } from "../sound/sources/wind.ts";

/** Five lengths of rail to the loop, each told by two bogies. */
const rails = Array.from({ length: 5 }, (_, rail) => 0.45 + rail * 1.4);
const bogies = rails.flatMap((at) => [at, at + 0.62]);

export const aiMoviesFilm2: Score = {
  film: "ai-movies-film-2",
  isLoop: true,
  layers: [
    { sound: carriage(), from: 0, to: 7, level: -6 },
    {
      sound: rain({ surface: "glass", rate: 75, hiss: 0.35 }),
      from: 0,
      to: 7,
      level: -17,
      pan: 0.1,
    },
    { sound: wind({ howl: 0.2, hiss: 0.1 }), from: 0, to: 7, level: -19, away: 2400 },
    { sound: joints(bogies), from: 0, to: 7.4, level: -7, away: 2600, room: [rooms.carriage, -10] },
    // The table lamp: its shade takes up every joint.
    {
      sound: knocks(
        "glass",
        rails.map((at) => [at + 0.02, 0.5] as const),
      ),
      from: 0,
      to: 7.2,
      level: -36,
      pan: 0.45,
      room: [rooms.carriage, -8],
    },
    {
      sound: creak(38),
      from: 2.1,
      to: 2.75,
      level: -23,
      pan: -0.6,
      away: 2600,
      room: [rooms.carriage, -8],
    },
    {
      sound: creak(52),
      from: 5.7,
      to: 6.15,
      level: -26,
      pan: 0.7,
      away: 2200,
      room: [rooms.carriage, -8],
    },
    // The lamps of the halt, from the right to the left.
    {
      sound: rushPast({ at: 0.75, width: 1.1, from: 0.8, to: -0.8 }),
      from: 3.45,
      to: 4.95,
      level: -9,
      away: through([0, 1400], [0.75, 3400], [1.5, 1200]),
      fade: [0.2, 0.2],
    },
  ],
};
