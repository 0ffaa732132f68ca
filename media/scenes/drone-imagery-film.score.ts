import { through } from "../sound/core/curve.ts";
import { during, type Score } from "../sound/score.ts";
import { crickets, gull } from "../sound/sources/animals.ts";
import { farTraffic, passingCar } from "../sound/sources/machines.ts";
import { rooms } from "../sound/sources/rooms.ts";
import { breaker, lapping, openSea, stream } from "../sound/sources/water.ts";
import { highAir, leaves, wind } from "../sound/sources/wind.ts";

/** Six heights: each place as it would be heard from there, and never what flies. */
export const droneImageryFilm: Score = {
  film: "drone-imagery-film",
  fade: [0.3, 0.6],
  layers: [
    // Surf, straight from above.
    ...during(0, 2, [
      { sound: openSea(1.2), level: -8, away: 5000 },
      { sound: highAir(), level: -18 },
    ]),
    {
      sound: breaker({ rises: 0.6, thump: 0.1, foam: 1.6 }),
      from: 0.05,
      to: 2.1,
      level: 1,
      pan: through([0, -0.3], [2, 0.4]),
      away: 5600,
      fade: [0.1, 0.2],
    },
    // The river, in all its arms.
    ...during(2, 3.75, [
      { sound: stream(), level: -7, away: 6000 },
      { sound: highAir(), level: -17 },
    ]),
    // Terraces: water that stands, and what lives in the grass.
    ...during(3.75, 5.5, [
      { sound: crickets(9), level: -15, away: 7500 },
      { sound: leaves(), level: -15 },
      { sound: stream(), level: -22, away: 2400 },
      { sound: wind({ howl: 0 }), level: -13 },
    ]),
    // The grid at night: all streets at once, and one car.
    ...during(5.5, 7.25, [
      { sound: farTraffic(), level: -6 },
      { sound: highAir(), level: -20 },
      {
        sound: passingCar({ at: 0.9, width: 1.4, from: 0.5, to: -0.5 }, 0.2),
        level: -17,
        away: 2200,
        room: [rooms.street, -6],
      },
    ]),
    // Above the cloud nothing is left but the air.
    ...during(7.25, 9.25, [
      {
        sound: wind({ howl: 0.35, hiss: 0.25 }),
        level: -10,
        swell: through([0, 0.6], [1, 1], [2, 0.7]),
      },
      { sound: highAir(), level: -12 },
    ]),
    // Two tides and a road between them.
    ...during(9.25, 11.5, [
      { sound: openSea(0.5), level: -10 },
      { sound: lapping(2.4), level: -14 },
      {
        sound: passingCar({ at: 1.2, width: 2.4, from: 0.5, to: 0 }, 0.3),
        level: -18,
        away: 2600,
      },
    ]),
    {
      sound: gull(3, 880, -0.6, -0.3),
      from: 9.6,
      to: 10.9,
      level: -16,
      away: 4000,
      room: [rooms.harbour, -6],
    },
  ],
};
