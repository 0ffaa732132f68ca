import { through } from "../sound/core/curve.ts";
import { during, type Score } from "../sound/score.ts";
import { bowedRing, roomTone } from "../sound/sources/air.ts";
import { rustle } from "../sound/sources/paper.ts";
import { rooms } from "../sound/sources/rooms.ts";
import { pace, steps } from "../sound/sources/steps.ts";
import { cooling, knocks, thud } from "../sound/sources/things.ts";
import { wind } from "../sound/sources/wind.ts";

/** Somebody walks, and measures; then the ring, which has been silent for as long as anyone knows, is not. */
export const aiMoviesFilm1: Score = {
  film: "ai-movies-film-1",
  fade: [0.35, 0.7],
  layers: [
    {
      sound: wind({
        gusts: through(
          [0, 0.6],
          [2.5, 0.7],
          [5.7, 0.55],
          [7.2, 0.95],
          [8.8, 0.6],
          [12, 0.35],
          [16, 0.45],
          [21, 0.3],
        ),
        howl: 0.12,
        hiss: 0.2,
      }),
      from: 0,
      to: 21.035,
      level: -9,
      fade: [0.003, 0.07],
    },
    // Grains that the wind carries over the ground.
    {
      sound: rustle(through([0, 0.5], [3.3, 0.8], [7.2, 1], [9, 0.5], [14, 0.3], [21, 0.3])),
      from: 0,
      to: 21.035,
      level: -27,
      away: 8000,
      fade: [0.003, 0.07],
    },
    // Far off; then close behind; along the crest; and to the foot.
    {
      sound: steps("sand", pace(0.4, 3.2, 1.65)),
      from: 0,
      to: 3.27,
      level: -22,
      pan: -0.25,
      away: 3000,
      fade: [0.003, 0.05],
    },
    {
      sound: steps("sand", pace(0.1, 2.5, 1.65)),
      from: 3.24,
      to: 5.77,
      level: -10,
      pan: 0.05,
      swell: through([0, 1], [2.5, 0.6]),
      away: 6500,
      fade: [0.003, 0.05],
    },
    {
      sound: steps("sand", pace(0.15, 2.7, 1.65)),
      from: 5.75,
      to: 8.52,
      level: -17,
      away: 3600,
      fade: [0.003, 0.05],
    },
    {
      sound: steps("sand", pace(0.1, 2.5, 1.65)),
      from: 8.5,
      to: 11.27,
      level: -13,
      pan: 0.15,
      swell: through([0, 0.8], [2.6, 1]),
      away: 5200,
      fade: [0.003, 0.05],
    },
    // The screws of the level, and how its legs settle.
    {
      sound: knocks("tick", [
        [0, 0.3],
        [0.19, 0.4],
        [0.34, 0.25],
      ]),
      from: 11.32,
      to: 11.85,
      level: -19,
      pan: -0.2,
    },
    // Below on the right something gives; the light climbs, and the stone warms.
    { sound: thud(), from: 11.95, to: 12.95, level: -8, pan: 0.4, room: [rooms.dunes, -6] },
    {
      sound: bowedRing(
        through([0, 0], [0.5, 0.3], [1.8, 0.6], [2.8, 0.65], [3.4, 1], [4.6, 0.95], [5.85, 0.7]),
        through([0, 0.6], [2.8, 0.5], [4, 0], [5.85, -0.15]),
      ),
      from: 11.9,
      to: 17.785,
      level: -10,
      fade: [0.3, 0.07],
      room: [rooms.dunes, -7],
    },
    ...during(14.75, 17.75, [
      {
        sound: cooling(through([0, 5], [1, 16], [3, 9])),
        level: -17,
        pan: 0.1,
        room: [rooms.dunes, -9],
      },
    ]),
    // All of it sounds.
    {
      sound: bowedRing(
        through([0, 0.75], [1.2, 1], [3.3, 0.9]),
        through([0, -0.3], [1.6, 0.3], [3.3, -0.1]),
      ),
      from: 17.715,
      to: 21.035,
      level: -7,
      fade: [0.07, 0.07],
      room: [rooms.dunes, -5],
    },
    { sound: thud(), from: 17.8, to: 18.8, level: -7, pan: 0, room: [rooms.dunes, -6] },
    // The picture house: the same sound, from its screen, further and further away.
    {
      sound: bowedRing(through([0, 0.9], [1.5, 0.75], [4.5, 0.6]), () => 0),
      from: 20.965,
      to: 25.5,
      level: -11,
      swell: through([0, 1], [0.6, 0.9], [3.4, 0.4], [4.5, 0.3]),
      away: through([0, 6000], [0.6, 4500], [3.2, 900]),
      fade: [0.07, 0.3],
      room: [rooms.tunnel, -10],
    },
    ...during(21, 25.5, [
      { sound: roomTone(), level: -16, swell: through([0, 0], [0.6, 0.3], [2.5, 1], [4.5, 1]) },
    ]),
    {
      sound: knocks(
        "tick",
        pace(0, 4.4, 24).map((moment) => [moment, 0.4]),
      ),
      from: 21.05,
      to: 25.5,
      level: -19,
      swell: through([0, 0], [0.8, 0.15], [3, 1], [4.4, 1]),
      away: 2600,
      fade: [0.1, 0.3],
      room: [rooms.cafe, -8],
    },
  ],
};
