import { through } from "../sound/core/curve.ts";
import { during, type Score } from "../sound/score.ts";
import { roomTone, simmer } from "../sound/sources/air.ts";
import { songbird } from "../sound/sources/animals.ts";
import { farTraffic, hum } from "../sound/sources/machines.ts";
import { rain } from "../sound/sources/rain.ts";
import { rooms } from "../sound/sources/rooms.ts";
import { cooling, knocks } from "../sound/sources/things.ts";
import { leaves } from "../sound/sources/wind.ts";

/** Thirty mornings in one kitchen. Nobody speaks, and from morning to morning there is less to hear. */
export const humanFactorFilm: Score = {
  film: "human-factor-film",
  fade: [0.4, 0.9],
  layers: [
    // A grey morning: rain behind the pane, a kettle on the boil.
    ...during(0, 6.25, [
      { sound: roomTone(), level: -13 },
      { sound: hum(50, 0.25), level: -33, pan: 0.5, away: 500 },
      { sound: rain({ surface: "glass", rate: 45, hiss: 0.8 }), level: -24, pan: -0.5, away: 3200 },
    ]),
    ...during(0, 3.5, [
      {
        sound: simmer(through([0, 1.2], [2.2, 1], [3.4, 0.6])),
        level: -12,
        pan: -0.2,
        room: [rooms.kitchen, -10],
      },
    ]),
    ...during(3.5, 6.25, [
      {
        sound: simmer(through([0, 0.6], [1.4, 0.4], [2.7, 0.25])),
        level: -18,
        pan: -0.4,
        room: [rooms.kitchen, -10],
      },
    ]),
    {
      sound: cooling(3.5),
      from: 4.2,
      to: 6.1,
      level: -21,
      pan: -0.4,
      room: [rooms.kitchen, -9],
    },
    // Others, shorter and shorter: low sun, snow, summer, before dawn.
    ...during(6.25, 7.75, [
      { sound: roomTone(), level: -15 },
      { sound: leaves(), level: -27, pan: -0.5, away: 4200 },
    ]),
    {
      sound: songbird(3300, 4),
      from: 6.45,
      to: 7.6,
      level: -17,
      pan: -0.6,
      away: 6000,
      room: [rooms.outside, -7],
    },
    ...during(7.75, 8.75, [{ sound: roomTone(), level: -17, away: 300 }]),
    {
      sound: cooling(2),
      from: 7.9,
      to: 8.7,
      level: -25,
      pan: -0.45,
      room: [rooms.kitchen, -9],
    },
    ...during(8.75, 9.5, [
      { sound: roomTone(), level: -15 },
      { sound: leaves(), level: -22, pan: -0.5, away: 5200 },
      { sound: farTraffic(), level: -21, pan: -0.4 },
    ]),
    {
      sound: songbird(4100, 5),
      from: 8.8,
      to: 9.45,
      level: -19,
      pan: -0.3,
      away: 6000,
      room: [rooms.outside, -6],
    },
    ...during(9.5, 10.25, [
      { sound: roomTone(), level: -16 },
      { sound: hum(50, 0.3), level: -25, pan: 0.5, away: 600 },
    ]),
    // What the other cup has left on the table; then where it is not.
    ...during(10.25, 16.25, [
      { sound: roomTone(), level: -15, swell: through([0, 1], [6, 0.7]) },
      { sound: leaves(), level: -30, pan: -0.5, away: 3600, swell: through([0, 1], [3.2, 0.3]) },
    ]),
    {
      sound: songbird(3300, 3),
      from: 10.9,
      to: 11.7,
      level: -25,
      pan: -0.6,
      away: 4200,
      room: [rooms.outside, -5],
    },
    {
      sound: cooling(1.6),
      from: 11.8,
      to: 13.6,
      level: -23,
      pan: -0.5,
      room: [rooms.kitchen, -9],
    },
    // It is set down on its ring, and nothing is poured.
    {
      sound: knocks("china", [
        [0, 0.55],
        [0.07, 0.25],
      ]),
      from: 16.22,
      to: 16.6,
      level: -15,
      pan: 0.35,
      room: [rooms.kitchen, -6],
    },
    {
      sound: knocks("wood", [[0, 0.5]]),
      from: 16.22,
      to: 16.6,
      level: -17,
      pan: 0.35,
      room: [rooms.kitchen, -6],
    },
    ...during(16.25, 20.25, [
      { sound: roomTone(), level: -15, swell: through([0, 0.8], [4, 0.6]) },
      {
        sound: simmer(through([0, 0.4], [2, 0.3], [4, 0.2])),
        level: -24,
        pan: -0.3,
        room: [rooms.kitchen, -12],
      },
    ]),
    {
      sound: cooling(1.4),
      from: 17.4,
      to: 20,
      level: -23,
      pan: -0.4,
      room: [rooms.kitchen, -9],
    },
    // And put back. The kettle cools, and the ticks come further apart.
    {
      sound: knocks("wood", [
        [0, 0.6],
        [0.12, 0.2],
      ]),
      from: 20.22,
      to: 20.6,
      level: -15,
      pan: 0.2,
      room: [rooms.kitchen, -6],
    },
    ...during(20.25, 25.75, [
      { sound: roomTone(), level: -16, swell: through([0, 0.8], [5.5, 0.4]) },
    ]),
    {
      sound: cooling((at) => 2 * Math.exp(-at * 0.5)),
      from: 21,
      to: 25,
      level: -21,
      pan: -0.4,
      room: [rooms.kitchen, -8],
    },
  ],
};
