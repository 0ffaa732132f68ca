import { through } from "../sound/core/curve.ts";
import type { Score } from "../sound/score.ts";
import { roomTone } from "../sound/sources/air.ts";
import { songbird } from "../sound/sources/animals.ts";
import { farTraffic } from "../sound/sources/machines.ts";
import { rooms } from "../sound/sources/rooms.ts";
import { knocks } from "../sound/sources/things.ts";
import { leaves, wind } from "../sound/sources/wind.ts";

/** Morning on a table: the window is open, and what has been set down has just been set down. */
export const aiLifestyleFilm: Score = {
  film: "ai-lifestyle-film",
  fade: [0.35, 0.5],
  layers: [
    // Outside goes on through all four shots.
    {
      sound: leaves(),
      from: 0,
      to: 8.625,
      level: -13,
      pan: 0.35,
      away: 6500,
      swell: through([0, 0.7], [1.2, 1], [2.4, 0.6], [4.6, 1], [6, 0.7], [8.6, 0.9]),
    },
    { sound: wind({ howl: 0, hiss: 0.1 }), from: 0, to: 8.625, level: -20, pan: 0.3, away: 900 },
    { sound: roomTone(), from: 0, to: 8.625, level: -16 },
    { sound: farTraffic(), from: 0, to: 8.625, level: -26, pan: 0.4, away: 500 },
    // The cup, seen from above.
    {
      sound: knocks("china", [
        [0, 0.8],
        [0.09, 0.35],
        [0.17, 0.15],
      ]),
      from: 0.42,
      to: 0.8,
      level: -10,
      pan: 0.05,
      room: [rooms.kitchen, -10],
    },
    {
      sound: songbird(3700, 5),
      from: 1.25,
      to: 2.2,
      level: -17,
      pan: 0.6,
      away: 6500,
      room: [rooms.outside, -8],
    },
    // The knife beside the fruit.
    {
      sound: knocks("wood", [
        [0, 0.7],
        [0.07, 0.3],
      ]),
      from: 2.32,
      to: 2.6,
      level: -13,
      pan: 0.25,
      room: [rooms.kitchen, -9],
    },
    {
      sound: songbird(4300, 3),
      from: 3.35,
      to: 3.95,
      level: -21,
      pan: 0.2,
      away: 6000,
      room: [rooms.outside, -6],
    },
    // The glass.
    {
      sound: knocks("glass", [
        [0, 0.8],
        [0.1, 0.25],
      ]),
      from: 4.4,
      to: 4.8,
      level: -13,
      pan: 0.1,
      room: [rooms.kitchen, -10],
    },
    // Steam makes no sound. The morning does.
    {
      sound: songbird(3500, 6),
      from: 6.4,
      to: 7.6,
      level: -18,
      pan: 0.5,
      away: 6500,
      room: [rooms.outside, -7],
    },
  ],
};
