import { through } from "../sound/core/curve.ts";
import { during, type Score } from "../sound/score.ts";
import { roomTone } from "../sound/sources/air.ts";
import { gull } from "../sound/sources/animals.ts";
import { engine, farTraffic, hoist, horn, hum } from "../sound/sources/machines.ts";
import { rooms } from "../sound/sources/rooms.ts";
import { pace, steps } from "../sound/sources/steps.ts";
import { knocks } from "../sound/sources/things.ts";
import { lapping, openSea } from "../sound/sources/water.ts";
import { wind } from "../sound/sources/wind.ts";

/** From the yard at night to the sun: what works, then what has worked. */
export const forthPortsFilm: Score = {
  film: "forth-ports-film",
  fade: [0.3, 0.55],
  layers: [
    // The yard from above: lamps, far motors, a box set down somewhere.
    ...during(0, 2, [
      { sound: farTraffic(), level: -9 },
      { sound: hum(100, 0.35), level: -22, pan: -0.3, away: 1400 },
      { sound: wind({ howl: 0.15 }), level: -14 },
    ]),
    {
      sound: knocks("container", [
        [0, 0.9],
        [0.16, 0.35],
      ]),
      from: 0.85,
      to: 1.4,
      level: -8,
      pan: 0.35,
      away: 1600,
      room: [rooms.harbour, -6],
    },
    // The quay: a hoist lowers its load, and somebody walks away from us over wet stone.
    ...during(2, 4, [
      { sound: roomTone(), level: -12 },
      { sound: lapping(1.6), level: -17, pan: 0.5 },
      { sound: hum(100, 0.4), level: -24, pan: 0.1 },
    ]),
    {
      sound: hoist(through([0, 0.2], [0.35, 0.8], [1.05, 0.8], [1.5, 0])),
      from: 2,
      to: 3.56,
      level: -13,
      pan: -0.05,
      away: 3400,
      fade: [0.08, 0.12],
      room: [rooms.quay, -10],
    },
    {
      sound: knocks("container", [
        [0, 1],
        [0.11, 0.5],
        [0.31, 0.2],
      ]),
      from: 3.5,
      to: 3.95,
      level: -7,
      pan: -0.05,
      away: 4200,
      room: [rooms.quay, -5],
    },
    {
      sound: steps("wet", pace(0.1, 1.9, 1.85)),
      from: 2.05,
      to: 4.02,
      level: -7,
      pan: 0.1,
      room: [rooms.quay, -9],
    },
    // Blue hour: the ship says that she is ready.
    ...during(4, 6.75, [
      { sound: openSea(0.3), level: -13 },
      { sound: lapping(2.2), level: -14, pan: 0.2 },
      { sound: engine(21, 82), level: -23, away: 500 },
      { sound: engine(14, 150), level: -21, pan: 0.75, away: 1500 },
    ]),
    {
      sound: horn(),
      from: 4.35,
      to: 6.3,
      level: -8,
      pan: 0.05,
      away: 1500,
      room: [rooms.harbour, -5],
    },
    // Dawn: nothing but water, the boat that comes home, and those who live there.
    ...during(6.75, 9.25, [
      { sound: openSea(0.5), level: -10 },
      { sound: lapping(2.6), level: -11 },
      { sound: engine(13, 150), level: -24, pan: 0.25, away: 900 },
    ]),
    {
      sound: gull(4),
      from: 6.95,
      to: 8.7,
      level: -8,
      away: 5200,
      room: [rooms.harbour, -10],
    },
    {
      sound: gull(2, 940, 0.7, 0.5),
      from: 8.05,
      to: 9.1,
      level: -18,
      away: 3000,
      room: [rooms.harbour, -4],
    },
  ],
};
