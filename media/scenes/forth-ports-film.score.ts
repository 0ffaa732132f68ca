import { through } from "../sound/core/curve.ts";
import { during, type Score } from "../sound/score.ts";
import { roomTone } from "../sound/sources/air.ts";
import { gull } from "../sound/sources/animals.ts";
import { engine, farTraffic, hoist, horn, hum } from "../sound/sources/machines.ts";
import { rooms } from "../sound/sources/rooms.ts";
import { pace, steps } from "../sound/sources/steps.ts";
import { knocks } from "../sound/sources/things.ts";
import { joints } from "../sound/sources/train.ts";
import { lapping, openSea } from "../sound/sources/water.ts";
import { wind } from "../sound/sources/wind.ts";

/** A night's work, place by place, until one hand says up; then what has worked rests. */
export const forthPortsFilm: Score = {
  film: "forth-ports-film",
  fade: [0.35, 0.7],
  layers: [
    // The yard from above: lamps, far motors, a box set down somewhere.
    ...during(0, 2.75, [
      { sound: farTraffic(), level: -9 },
      { sound: hum(100, 0.35), level: -22, pan: -0.3, away: 1400 },
      { sound: wind({ howl: 0.15 }), level: -14 },
    ]),
    {
      sound: knocks("container", [
        [0, 0.9],
        [0.16, 0.35],
      ]),
      from: 1.35,
      to: 1.9,
      level: -8,
      pan: 0.35,
      away: 1600,
      room: [rooms.harbour, -6],
    },
    // The gate: the light turns green, the arm goes up, and the lorry that has waited drives through.
    ...during(2.75, 6.5, [
      { sound: hum(100, 0.45), level: -23, pan: -0.2 },
      { sound: wind({ howl: 0.1 }), level: -19 },
      {
        sound: engine(through([0, 9.5], [1.3, 9.5], [2, 17], [3.8, 24]), 118),
        level: -9,
        pan: 0.3,
        swell: through([0, 0.5], [1.3, 0.5], [2, 1], [3.8, 0.85]),
        away: 3600,
        room: [rooms.quay, -12],
      },
    ]),
    {
      sound: knocks("tick", [[0, 0.7]]),
      from: 3.28,
      to: 3.5,
      level: -12,
      pan: -0.15,
      room: [rooms.quay, -8],
    },
    {
      sound: hoist(through([0, 0.1], [0.2, 0.55], [0.9, 0.5], [1.15, 0.1])),
      from: 3.53,
      to: 4.7,
      level: -22,
      pan: -0.15,
      fade: [0.06, 0.1],
    },
    {
      sound: knocks("container", [[0, 0.4]]),
      from: 4.63,
      to: 5,
      level: -17,
      pan: -0.15,
      away: 3000,
      room: [rooms.quay, -8],
    },
    // The rail head: a train rolls out at the pace of somebody who runs beside it.
    ...during(6.5, 9.25, [
      { sound: wind({ howl: 0.2 }), level: -18 },
      { sound: engine(15, 84), level: -17, pan: 0.1, away: 900 },
      { sound: farTraffic(), level: -17, pan: 0.35 },
    ]),
    {
      sound: joints([0.15, 0.95, 1.75, 2.3], 0.34),
      from: 6.5,
      to: 9.27,
      level: -6,
      pan: 0.45,
      fade: [0.05, 0.05],
      room: [rooms.outside, -8],
    },
    {
      sound: knocks("container", [
        [0, 0.35],
        [0.21, 0.5],
        [0.39, 0.3],
      ]),
      from: 7.6,
      to: 8.5,
      level: -14,
      pan: 0.3,
      away: 1700,
      room: [rooms.harbour, -6],
    },
    // The quay: a hoist lowers its load, and somebody walks away from us over wet stone.
    ...during(9.25, 11.75, [
      { sound: roomTone(), level: -12 },
      { sound: lapping(1.6), level: -17, pan: 0.5 },
      { sound: hum(100, 0.4), level: -24, pan: 0.1 },
    ]),
    {
      sound: hoist(through([0, 0.2], [0.4, 0.8], [1.5, 0.8], [2, 0])),
      from: 9.25,
      to: 11.35,
      level: -13,
      pan: -0.05,
      away: 3400,
      fade: [0.08, 0.12],
      room: [rooms.quay, -10],
    },
    {
      sound: steps("wet", pace(0.15, 2.4, 1.75)),
      from: 9.3,
      to: 11.77,
      level: -7,
      pan: 0.1,
      fade: [0.003, 0.05],
      room: [rooms.quay, -9],
    },
    // The bridge: instruments, the ship's own engine through the floor, and the quay behind glass.
    ...during(11.75, 14.5, [
      { sound: roomTone(), level: -11 },
      { sound: hum(100, 0.25), level: -21, pan: 0.4 },
      { sound: engine(8.5, 62), level: -15, away: 260 },
      { sound: farTraffic(), level: -20, away: 600 },
    ]),
    {
      sound: knocks("container", [
        [0, 0.8],
        [0.13, 0.4],
      ]),
      from: 12.2,
      to: 12.9,
      level: -13,
      pan: -0.4,
      away: 480,
      room: [rooms.quay, -8],
    },
    // From the water: the ship says that she is ready.
    ...during(14.5, 17, [
      { sound: openSea(0.3), level: -13 },
      { sound: lapping(2.2), level: -14, pan: 0.2 },
      { sound: engine(21, 82), level: -23, away: 500 },
      { sound: engine(14, 150), level: -21, pan: 0.75, away: 1500 },
    ]),
    {
      sound: horn(),
      from: 14.7,
      to: 16.65,
      level: -8,
      pan: 0.05,
      away: 1500,
      room: [rooms.harbour, -5],
    },
    // Up, says the arm: the locks let go, the rope takes the weight, and the box clears the light.
    ...during(17, 21.25, [
      { sound: roomTone(), level: -13 },
      { sound: lapping(1.4), level: -18, pan: 0.5 },
      {
        sound: wind({ howl: 0.1, hiss: 0.3 }),
        level: -18,
        swell: through([0, 0.5], [2, 0.6], [4.2, 1]),
      },
      {
        sound: hoist(through([0, 0.05], [0.35, 0.12], [1.8, 0.85], [4.3, 0.95])),
        level: -6,
        swell: through([0, 0.5], [1.6, 1], [4.3, 0.7]),
        away: through([0, 5200], [4.3, 2400]),
        room: [rooms.quay, -8],
      },
    ]),
    {
      sound: knocks("container", [
        [0, 0.9],
        [0.07, 0.6],
        [0.3, 0.25],
      ]),
      from: 17.25,
      to: 18,
      level: -8,
      pan: -0.05,
      away: 4200,
      room: [rooms.quay, -5],
    },
    {
      sound: gull(2, 900, -0.1, 0.4),
      from: 19.9,
      to: 21.2,
      level: -19,
      away: 3200,
      room: [rooms.harbour, -5],
    },
    // Dawn: nothing but water, the boat that comes home, and those who live there.
    ...during(21.25, 25.5, [
      { sound: openSea(0.5), level: -10 },
      { sound: lapping(2.6), level: -11 },
      { sound: engine(13, 150), level: -24, pan: 0.25, away: 900 },
    ]),
    {
      sound: gull(4),
      from: 21.6,
      to: 23.4,
      level: -10,
      away: 5200,
      room: [rooms.harbour, -10],
    },
    {
      sound: gull(2, 940, 0.7, 0.5),
      from: 23.5,
      to: 24.6,
      level: -18,
      away: 3000,
      room: [rooms.harbour, -4],
    },
  ],
};
