import { through } from "../sound/core/curve.ts";
import { during, type Score } from "../sound/score.ts";
import { songbird } from "../sound/sources/animals.ts";
import { farTraffic } from "../sound/sources/machines.ts";
import { rooms } from "../sound/sources/rooms.ts";
import { pace, steps } from "../sound/sources/steps.ts";
import { knocks } from "../sound/sources/things.ts";
import { freeWheels, wheels } from "../sound/sources/wheels.ts";
import { wind } from "../sound/sources/wind.ts";

/** The park breathes; then wheels, nearer and nearer, and nothing at all while he hangs in the air. */
export const romBoysFilm: Score = {
  film: "rom-boys-film",
  fade: [0.35, 0.5],
  layers: [
    // The empty bowl, the city behind its fence, and one rider somewhere out of sight.
    ...during(0, 2.25, [
      { sound: wind({ howl: 0.1, hiss: 0.3 }), level: -11 },
      { sound: farTraffic(), level: -14 },
    ]),
    {
      sound: wheels({ speed: through([0, 3.5], [0.8, 4.5], [1.6, 3.5]) }),
      from: 0.4,
      to: 2.2,
      level: -16,
      pan: through([0, 0.7], [1.7, 0.1]),
      swell: through([0, 0], [0.7, 1], [1.7, 0.2]),
      away: 1500,
      fade: [0.2, 0.1],
      room: [rooms.bowl, -5],
    },
    {
      sound: songbird(3900, 4),
      from: 1.2,
      to: 1.9,
      level: -25,
      pan: -0.6,
      room: [rooms.outside, -8],
    },
    // Along the wall, from the left to the right.
    ...during(2.25, 3.75, [
      { sound: wind({ howl: 0.1 }), level: -17 },
      {
        sound: wheels({ speed: through([0, 5.5], [0.8, 6.6], [1.5, 5.4]), grit: 0.7 }),
        level: -3,
        pan: through([0, -0.6], [0.75, 0.1], [1.55, 0.75]),
        swell: through([0, 0.65], [0.75, 1], [1.55, 0.5]),
        away: 6500,
        room: [rooms.bowl, -5],
      },
    ]),
    // Close by the ground: all of it, with the joints of the slab under one axle and then the other.
    ...during(3.75, 5, [
      {
        sound: wheels({ speed: through([0, 5], [1.25, 6.2]), grit: 1 }),
        level: 5,
        room: [rooms.bowl, -14],
      },
    ]),
    {
      sound: knocks("board", [
        [0.2, 0.55],
        [0.28, 0.5],
        [0.72, 0.6],
        [0.79, 0.55],
      ]),
      from: 3.75,
      to: 4.8,
      level: -7,
      away: 7000,
    },
    // The tail against the lip ends it, a breath before the cut.
    {
      sound: knocks("board", [[0, 1]]),
      from: 4.93,
      to: 5.1,
      level: 1,
      room: [rooms.bowl, -8],
    },
    // In the air there is only air.
    ...during(5, 6.625, [
      {
        sound: wind({ howl: 0, hiss: 0.6 }),
        level: -17,
        swell: through([0, 0.5], [0.8, 1], [1.6, 0.6]),
      },
      {
        sound: freeWheels(),
        level: -21,
        pan: through([0, 0.15], [1.6, -0.2]),
        swell: through([0, 1], [1.6, 0.35]),
      },
    ]),
    // He lands on the other side of the cut, seen from far above.
    {
      sound: knocks("board", [
        [0, 1],
        [0.05, 0.7],
      ]),
      from: 6.64,
      to: 6.9,
      level: -2,
      away: 5200,
      room: [rooms.bowl, -4],
    },
    ...during(6.625, 8.75, [
      { sound: wind({ howl: 0.15 }), level: -15 },
      { sound: farTraffic(), level: -19 },
      {
        sound: wheels({ speed: through([0, 6], [1.1, 5], [2.1, 4]), grit: 0.5 }),
        level: -7,
        pan: through([0, 0.2], [2.1, -0.25]),
        swell: through([0, 1], [1.2, 0.75], [2.1, 0.45]),
        away: 2600,
        room: [rooms.bowl, -3],
      },
    ]),
    // He walks off. Under the title the park is as it was before he came.
    ...during(8.75, 11.5, [
      { sound: wind({ howl: 0.15, hiss: 0.3 }), level: -11 },
      { sound: farTraffic(), level: -15 },
    ]),
    {
      sound: steps("stone", pace(0.15, 2.5, 1.55)),
      from: 8.75,
      to: 11.3,
      level: -11,
      pan: through([0, -0.2], [2.5, -0.35]),
      swell: through([0, 1], [2.5, 0.5]),
      away: 4200,
      room: [rooms.bowl, -10],
    },
    {
      sound: songbird(3600, 5),
      from: 10.1,
      to: 10.9,
      level: -22,
      pan: 0.6,
      room: [rooms.outside, -6],
    },
  ],
};
