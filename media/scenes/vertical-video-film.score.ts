import { through } from "../sound/core/curve.ts";
import { during, type Score } from "../sound/score.ts";
import { roomTone } from "../sound/sources/air.ts";
import { farTraffic, hum, passingCar } from "../sound/sources/machines.ts";
import { rain } from "../sound/sources/rain.ts";
import { rooms } from "../sound/sources/rooms.ts";
import { pace, steps } from "../sound/sources/steps.ts";
import { knocks } from "../sound/sources/things.ts";

/** Rain on five things: the street, the signs, umbrellas, a mirror of asphalt, a pane. */
export const verticalVideoFilm: Score = {
  film: "vertical-video-film",
  fade: [0.3, 0.5],
  layers: [
    ...during(0, 2.25, [
      { sound: rain({ surface: "street", rate: 240, hiss: 1.2 }), level: -6 },
      {
        sound: rain({ surface: "umbrella", rate: 70, hiss: 0 }),
        level: -15,
        pan: through([0, -0.3], [2.2, 0.5]),
      },
      { sound: farTraffic(), level: -16 },
    ]),
    {
      sound: steps("wet", pace(0.2, 2.2, 2)),
      from: 0,
      to: 2.25,
      level: -5,
      pan: through([0, -0.35], [2.2, 0.5]),
      room: [rooms.street, -10],
    },
    // Up between the signs: their coils, and water that runs off the cables.
    ...during(2.25, 3.75, [
      { sound: hum(100, 0.8), level: -15, pan: -0.5, room: [rooms.street, -14] },
      { sound: hum(120, 0.75), level: -18, pan: 0.6, room: [rooms.street, -14] },
      { sound: rain({ surface: "puddle", rate: 60, hiss: 0.5 }), level: -12 },
      { sound: rain({ surface: "street", rate: 90, hiss: 1 }), level: -15, away: 5000 },
    ]),
    // The crossing: headlamps come on, and everybody walks at once.
    ...during(3.75, 5.75, [
      { sound: rain({ surface: "street", rate: 220, hiss: 1.2 }), level: -8 },
      { sound: rain({ surface: "umbrella", rate: 160, hiss: 0 }), level: -12 },
      {
        sound: passingCar({ at: 1.6, width: 2.6, from: 0, to: 0.1 }, 1),
        level: -11,
        away: 5500,
        room: [rooms.street, -9],
      },
    ]),
    {
      sound: steps("wet", [...pace(0.1, 1.95, 2.1), ...pace(0.32, 1.95, 1.8)]),
      from: 3.75,
      to: 5.75,
      level: -9,
      pan: -0.3,
      room: [rooms.street, -8],
    },
    {
      sound: steps("wet", pace(0.22, 1.95, 1.95)),
      from: 3.75,
      to: 5.75,
      level: -8,
      pan: 0.45,
      room: [rooms.street, -8],
    },
    // A street like a mirror, and one walker, nearer with each step.
    ...during(5.75, 7.625, [
      { sound: rain({ surface: "puddle", rate: 180, hiss: 1.3 }), level: -8 },
      { sound: farTraffic(), level: -18 },
      {
        sound: rain({ surface: "umbrella", rate: 80, hiss: 0 }),
        level: -16,
        pan: -0.3,
        swell: through([0, 0.5], [1.9, 1.2]),
      },
    ]),
    {
      sound: steps("wet", pace(0.15, 1.85, 1.75)),
      from: 5.75,
      to: 7.65,
      level: -4,
      pan: -0.2,
      swell: through([0, 0.4], [1.8, 1.2]),
      room: [rooms.street, -9],
    },
    // Inside. The rain is on the other side of the glass.
    ...during(7.625, 9.625, [
      { sound: rain({ surface: "street", rate: 120, hiss: 1.4 }), level: -18, away: 750 },
      {
        sound: rain({ surface: "glass", rate: 90, hiss: 0 }),
        level: -17,
        away: 4200,
        room: [rooms.cafe, -12],
      },
      { sound: roomTone(), level: -14 },
      { sound: hum(100, 0.25), level: -30, pan: 0.4 },
    ]),
    {
      sound: knocks("china", [
        [0, 0.7],
        [0.13, 0.3],
      ]),
      from: 8.5,
      to: 8.85,
      level: -15,
      pan: 0.1,
      room: [rooms.cafe, -6],
    },
  ],
};
