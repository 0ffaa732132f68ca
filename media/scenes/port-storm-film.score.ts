import { through } from "../sound/core/curve.ts";
import { during, type Score } from "../sound/score.ts";
import { filament } from "../sound/sources/fire.ts";
import { engine, hum } from "../sound/sources/machines.ts";
import { rain } from "../sound/sources/rain.ts";
import { rooms } from "../sound/sources/rooms.ts";
import { knocks } from "../sound/sources/things.ts";
import { breaker, lapping, openSea, underWater } from "../sound/sources/water.ts";
import { wind } from "../sound/sources/wind.ts";

/** Loud as long as the light burns; when the sea puts it out there is little left but the boat. */
export const portStormFilm: Score = {
  film: "port-storm-film",
  fade: [0.35, 0.8],
  layers: [
    // The storm goes on over the first cuts, and is broken off with the light.
    {
      sound: wind({
        gusts: through(
          [0, 0.45],
          [2, 0.8],
          [4.4, 0.6],
          [6.6, 0.95],
          [8.6, 0.6],
          [11.4, 0.9],
          [14, 1],
        ),
        howl: 0.5,
        hiss: 0.3,
      }),
      from: 0,
      to: 14.4,
      level: -8,
      fade: [0.1, 0.35],
    },
    { sound: openSea(1.4), from: 0, to: 14.4, level: -9, fade: [0.1, 0.4] },
    {
      sound: rain({ surface: "puddle", rate: 130, hiss: 1.6 }),
      from: 0,
      to: 14.3,
      level: -13,
      away: 7000,
      fade: [0.1, 0.3],
    },
    // Far off, a boat: the crest in front lifts at once and tumbles to the right.
    ...during(0, 3.75, [{ sound: engine(9.5, 105), level: -23, pan: -0.45, away: 900 }]),
    {
      sound: breaker({ rises: 2.15, thump: 0.25, foam: 1.6 }),
      from: 0.05,
      to: 4,
      level: 6,
      pan: through([0, -0.1], [2.2, 0.3], [3.4, 0.75]),
      fade: [0.1, 0.25],
      room: [rooms.harbour, -14],
    },
    // On board: the engine labours up the sea and races down the back of it; rain on the roof.
    ...during(3.75, 7.5, [
      {
        sound: engine(through([0, 10], [1.3, 7.4], [2.1, 8.6], [2.9, 13], [3.8, 11]), 118),
        level: -11,
        away: 2600,
      },
      { sound: rain({ surface: "glass", rate: 120, hiss: 0.4 }), level: -20, away: 6000 },
      { sound: hum(64, 0.2), level: -30 },
    ]),
    {
      sound: breaker({ rises: 2.35, thump: 0.8, foam: 1.5 }),
      from: 3.95,
      to: 7.7,
      level: 4,
      pan: through([0, -0.15], [2.4, 0.1], [3.5, 0.3]),
      fade: [0.2, 0.25],
    },
    {
      sound: knocks("wood", [
        [0, 0.7],
        [0.09, 0.3],
        [0.41, 0.4],
      ]),
      from: 6.5,
      to: 7.3,
      level: -20,
      pan: -0.3,
      away: 1800,
    },
    // Stone: the sea reaches the foot of the tower, and stands up against it.
    {
      sound: breaker({ rises: 0.55, thump: 1.1, foam: 2.6 }),
      from: 7.6,
      to: 11.1,
      level: 3,
      pan: 0.05,
      away: 5200,
      fade: [0.05, 0.3],
      room: [rooms.harbour, -7],
    },
    ...during(7.5, 11, [{ sound: engine(8.5, 105), level: -31, pan: -0.85, away: 500 }]),
    // The lamp: what turns it, and the sea that climbs up to it.
    ...during(11, 14.1, [
      { sound: hum(50, 0.35), level: -19, pan: 0.05, room: [rooms.bulb, -8] },
      {
        sound: wind({ howl: 1, hiss: 0.2, gusts: through([0, 0.6], [2.6, 1]) }),
        level: -14,
      },
    ]),
    {
      sound: breaker({ rises: 1.75, thump: 1.2, foam: 1.5 }),
      from: 11.5,
      to: 14.35,
      level: 6,
      away: 6500,
      fade: [0.2, 0.12],
      room: [rooms.harbour, -12],
    },
    {
      sound: knocks("glass", [[0, 0.5]]),
      from: 13.72,
      to: 14.2,
      level: -15,
      room: [rooms.bulb, -8],
    },
    // Dark. Water, and an engine that is still there until a sea comes between.
    {
      sound: underWater(),
      from: 13.95,
      to: 17.6,
      level: -19,
      fade: [0.5, 0.5],
    },
    {
      sound: engine(through([0, 7.6], [3.2, 6.4]), 105),
      from: 14.3,
      to: 17.3,
      level: -21,
      pan: -0.35,
      away: through([0, 1100], [1.6, 700], [2.7, 190]),
      swell: through([0, 1], [1.5, 0.8], [2.7, 0.08]),
      fade: [0.3, 0.1],
    },
    { sound: lapping(1.1), from: 14.4, to: 17.3, level: -27, fade: [0.3, 0.2] },
    // It glows, it burns, and the storm is there again, far below.
    {
      sound: filament(through([0, 0.1], [0.4, 0.25], [0.75, 1], [2, 0.8], [3.8, 0.6])),
      from: 17.5,
      to: 21.2,
      level: -19,
      pan: 0.15,
      fade: [0.2, 0.4],
      room: [rooms.bulb, -9],
    },
    {
      sound: wind({ gusts: through([0, 0.3], [1.4, 0.8], [3.8, 0.6]), howl: 0.35 }),
      from: 17.4,
      to: 21.5,
      level: -13,
      fade: [0.8, 0.5],
    },
    { sound: openSea(1), from: 17.3, to: 21.4, level: -13, away: 3600, fade: [0.7, 0.4] },
    {
      sound: engine(9, 105),
      from: 18.9,
      to: 21.1,
      level: -25,
      pan: -0.3,
      away: 800,
      swell: through([0, 0], [1.2, 1]),
      fade: [0.2, 0.1],
    },
    // Behind the wall: small water, and the storm stays outside.
    { sound: lapping(2.4), from: 20.9, to: 27, level: -15, pan: 0.1, fade: [0.3, 0.3] },
    {
      sound: engine(through([0, 8], [1.8, 6], [6, 4.6]), 120),
      from: 20.97,
      to: 27,
      level: -15,
      pan: through([0, 0.15], [6, -0.25]),
      away: 1300,
      swell: through([0, 1], [2.4, 0.8], [5.6, 0.25]),
      fade: [0.1, 0.4],
    },
    {
      sound: wind({ gusts: through([0, 0.6], [6, 0.35]), howl: 0.2, hiss: 0.05 }),
      from: 20.9,
      to: 27,
      level: -22,
      away: 1400,
      fade: [0.3, 0.4],
    },
    {
      sound: breaker({ rises: 0.5, thump: 0.9, foam: 2.2 }),
      from: 21.1,
      to: 24.2,
      level: -4,
      pan: -0.4,
      away: 650,
      fade: [0.2, 0.4],
      room: [rooms.harbour, -8],
    },
    {
      sound: breaker({ rises: 0.6, thump: 0.7, foam: 2 }),
      from: 23.1,
      to: 26.6,
      level: -9,
      pan: 0.1,
      away: 520,
      fade: [0.2, 0.5],
      room: [rooms.harbour, -8],
    },
  ],
};
