import { through } from "../sound/core/curve.ts";
import { during, type Score } from "../sound/score.ts";
import { crickets, songbird } from "../sound/sources/animals.ts";
import { farTraffic, hum } from "../sound/sources/machines.ts";
import { rooms } from "../sound/sources/rooms.ts";
import { pace, steps } from "../sound/sources/steps.ts";
import { knocks, thud } from "../sound/sources/things.ts";
import { freeWheels, wheels } from "../sound/sources/wheels.ts";
import { wind } from "../sound/sources/wind.ts";

/** The park breathes; wheels, nearer and nearer; then a board that comes back alone, and those who stayed. */
export const romBoysFilm: Score = {
  film: "rom-boys-film",
  fade: [0.35, 0.7],
  layers: [
    // The empty bowl, the city behind its fence, and one rider somewhere out of sight.
    ...during(0, 2.5, [
      { sound: wind({ howl: 0.1, hiss: 0.3 }), level: -11 },
      { sound: farTraffic(), level: -14 },
    ]),
    {
      sound: wheels({ speed: through([0, 3.5], [0.8, 4.5], [1.8, 3.5]) }),
      from: 0.5,
      to: 2.45,
      level: -16,
      pan: through([0, 0.7], [1.9, 0.1]),
      swell: through([0, 0], [0.7, 1], [1.9, 0.2]),
      away: 1500,
      fade: [0.2, 0.1],
      room: [rooms.bowl, -5],
    },
    {
      sound: songbird(3900, 4),
      from: 1.3,
      to: 2,
      level: -25,
      pan: -0.6,
      room: [rooms.outside, -8],
    },
    // Along the wall, from the left to the right.
    ...during(2.5, 4.125, [
      { sound: wind({ howl: 0.1 }), level: -17 },
      {
        sound: wheels({ speed: through([0, 5.5], [0.85, 6.6], [1.6, 5.4]), grit: 0.7 }),
        level: -3,
        pan: through([0, -0.6], [0.8, 0.1], [1.65, 0.75]),
        swell: through([0, 0.65], [0.8, 1], [1.65, 0.5]),
        away: 6500,
        room: [rooms.bowl, -5],
      },
    ]),
    // Close by the ground: all of it, with the joints of the slab under one axle and then the other.
    ...during(4.125, 5.5, [
      {
        sound: wheels({ speed: through([0, 5], [1.35, 6.2]), grit: 1 }),
        level: 3,
        room: [rooms.bowl, -14],
      },
    ]),
    {
      sound: knocks("board", [
        [0.2, 0.55],
        [0.28, 0.5],
        [0.72, 0.6],
        [0.79, 0.55],
        [1.22, 0.6],
        [1.29, 0.5],
      ]),
      from: 4.125,
      to: 5.5,
      level: -8,
      away: 7000,
    },
    // From far above: his curve over the floor, with its shadow.
    ...during(5.5, 7.625, [
      { sound: wind({ howl: 0.15 }), level: -16 },
      { sound: farTraffic(), level: -19 },
      {
        sound: wheels({ speed: through([0, 5], [1.2, 5.6], [2.1, 6.4]), grit: 0.5 }),
        level: -8,
        pan: through([0, -0.2], [2.1, 0.2]),
        swell: through([0, 0.6], [1.2, 0.75], [2.1, 1]),
        away: 2800,
        room: [rooms.bowl, -3],
      },
    ]),
    // The tail against the lip ends it, a breath before the cut.
    {
      sound: knocks("board", [[0, 1]]),
      from: 7.54,
      to: 7.75,
      level: 0,
      room: [rooms.bowl, -8],
    },
    // In the air there is only air.
    ...during(7.625, 9.375, [
      {
        sound: wind({ howl: 0, hiss: 0.6 }),
        level: -17,
        swell: through([0, 0.5], [0.85, 1], [1.75, 0.4]),
      },
      {
        sound: freeWheels(),
        level: -21,
        pan: through([0, 0.15], [1.75, -0.2]),
        swell: through([0, 1], [1.75, 0.3]),
      },
    ]),
    // He fell where we did not see it: a blow, the board on its wheels, and it rolls out alone.
    {
      sound: thud(),
      from: 9.41,
      to: 10.3,
      level: -6,
      away: 1200,
      room: [rooms.bowl, -4],
    },
    {
      sound: knocks("board", [
        [0, 1],
        [0.09, 0.5],
        [0.17, 0.75],
        [0.31, 0.4],
      ]),
      from: 9.46,
      to: 9.95,
      level: -5,
      pan: 0.1,
      away: 3800,
      room: [rooms.bowl, -4],
    },
    ...during(9.375, 12.625, [
      { sound: wind({ howl: 0.1, hiss: 0.2 }), level: -18 },
      { sound: farTraffic(), level: -22 },
    ]),
    {
      sound: wheels({ speed: through([0, 4], [1.2, 2.6], [2.2, 1.3], [3, 0.15]), grit: 0.8 }),
      from: 9.6,
      to: 12.55,
      level: -6,
      pan: through([0, 0.15], [2.9, 0.25]),
      swell: through([0, 0.4], [1, 0.85], [2, 1], [2.9, 0.3]),
      away: through([0, 2200], [2.4, 7000]),
      fade: [0.1, 0.2],
      room: [rooms.bowl, -8],
    },
    // Four at the lip. A hand is laid on a shoulder.
    ...during(12.625, 15.875, [
      { sound: wind({ howl: 0.12, hiss: 0.3 }), level: -14 },
      { sound: farTraffic(), level: -19 },
    ]),
    {
      sound: knocks("wood", [
        [0, 0.6],
        [0.16, 0.35],
      ]),
      from: 13.72,
      to: 14.1,
      level: -15,
      pan: 0.2,
      away: 700,
    },
    {
      sound: songbird(3600, 5),
      from: 14.5,
      to: 15.4,
      level: -24,
      pan: 0.6,
      room: [rooms.outside, -6],
    },
    // One of them walks off.
    ...during(15.875, 18.625, [
      { sound: wind({ howl: 0.15, hiss: 0.3 }), level: -14 },
      { sound: farTraffic(), level: -18 },
    ]),
    {
      sound: steps("stone", pace(0.15, 2.6, 1.55)),
      from: 15.875,
      to: 18.65,
      level: -9,
      pan: through([0, -0.2], [2.7, -0.35]),
      swell: through([0, 1], [2.7, 0.55]),
      away: 4200,
      fade: [0.003, 0.06],
      room: [rooms.bowl, -10],
    },
    // Evening: crickets, and the lamps along the fence, one after the other.
    ...during(18.625, 23.125, [
      { sound: wind({ howl: 0.15, hiss: 0.2 }), level: -15 },
      { sound: farTraffic(), level: -17 },
      { sound: crickets(5), level: -21, swell: through([0, 0.2], [1.5, 0.8], [4.5, 1]) },
      {
        sound: hum(100, 0.4),
        level: -23,
        away: 1800,
        swell: through([0, 0], [1.2, 0], [1.3, 0.35], [2.1, 0.7], [2.5, 1], [4.5, 1]),
      },
    ]),
    {
      sound: knocks("tick", [
        [0, 0.7],
        [0.41, 0.5],
        [0.81, 0.6],
        [1.22, 0.8],
      ]),
      from: 19.84,
      to: 21.4,
      level: -17,
      away: 4000,
      room: [rooms.outside, -6],
    },
  ],
};
