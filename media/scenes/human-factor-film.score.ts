import { through } from "../sound/core/curve.ts";
import { during, type Score } from "../sound/score.ts";
import { roomTone, simmer } from "../sound/sources/air.ts";
import { songbird } from "../sound/sources/animals.ts";
import { farTraffic, hum } from "../sound/sources/machines.ts";
import { rain } from "../sound/sources/rain.ts";
import { rooms } from "../sound/sources/rooms.ts";
import { cooling, knocks } from "../sound/sources/things.ts";
import { leaves } from "../sound/sources/wind.ts";

/** Three mornings in one kitchen. Nobody speaks; the kettle is always just off the boil. */
export const humanFactorFilm: Score = {
  film: "human-factor-film",
  fade: [0.4, 0.6],
  layers: [
    // A grey morning: rain behind the pane, the kettle that settles.
    ...during(0, 2.25, [
      { sound: roomTone(), level: -12 },
      { sound: hum(50, 0.25), level: -32, pan: 0.5, away: 500 },
      { sound: rain({ surface: "glass", rate: 45, hiss: 0.8 }), level: -24, pan: 0.4, away: 3200 },
      {
        sound: simmer(through([0, 1], [1.1, 0.55], [2.3, 0.25])),
        level: -15,
        pan: -0.4,
        room: [rooms.kitchen, -10],
      },
    ]),
    {
      sound: cooling(4),
      from: 0.5,
      to: 2.2,
      level: -20,
      pan: -0.4,
      room: [rooms.kitchen, -9],
    },
    // Another one, in low sun: somebody has opened the window a little.
    ...during(2.25, 5, [
      { sound: roomTone(), level: -15 },
      { sound: leaves(), level: -26, pan: 0.5, away: 4200 },
      { sound: farTraffic(), level: -25, pan: 0.4 },
      {
        sound: simmer(through([0, 0.7], [1.4, 0.4], [2.8, 0.25])),
        level: -20,
        pan: -0.4,
        room: [rooms.kitchen, -10],
      },
    ]),
    {
      sound: songbird(3300, 6),
      from: 2.75,
      to: 3.9,
      level: -17,
      pan: 0.6,
      away: 6000,
      room: [rooms.outside, -7],
    },
    {
      sound: songbird(4100, 3),
      from: 4.2,
      to: 4.8,
      level: -24,
      pan: 0.2,
      away: 5000,
      room: [rooms.outside, -4],
    },
    {
      sound: cooling(2.2),
      from: 3.1,
      to: 4.9,
      level: -25,
      pan: -0.45,
      room: [rooms.kitchen, -9],
    },
    // The last: we come closer, and there is less and less to hear.
    ...during(5, 9, [
      { sound: roomTone(), level: -14, swell: through([0, 1], [3, 0.7], [4, 0.6]) },
      {
        sound: leaves(),
        level: -29,
        pan: 0.5,
        away: 3600,
        swell: through([0, 1], [3.4, 0.4]),
      },
      {
        sound: simmer(through([0, 0.5], [2, 0.35], [4, 0.3])),
        level: -19,
        pan: through([0, -0.3], [4, -0.1]),
        swell: through([0, 0.7], [3.4, 1.2]),
        room: [rooms.kitchen, -12],
      },
    ]),
    {
      sound: songbird(3300, 4),
      from: 5.5,
      to: 6.3,
      level: -24,
      pan: 0.6,
      away: 4500,
      room: [rooms.outside, -5],
    },
    {
      sound: knocks("wood", [[0, 0.5]]),
      from: 6.9,
      to: 7.1,
      level: -24,
      pan: 0.55,
      room: [rooms.kitchen, -6],
    },
    {
      sound: cooling(1.3),
      from: 5.4,
      to: 8.4,
      level: -22,
      pan: -0.5,
      room: [rooms.kitchen, -9],
    },
  ],
};
