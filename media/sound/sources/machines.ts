import { drawCurve, toCurve, type Value, wander } from "../core/curve.ts";
import { bandPass, highPass, lowPass } from "../core/filter.ts";
import { makePink, makeWhite } from "../core/noise.ts";
import { between, makeRandom } from "../core/random.ts";
import {
  add,
  makeSignal,
  multiply,
  sampleRate,
  scale,
  type Signal,
  type Stereo,
  toSamples,
  withAverage,
} from "../core/signal.ts";
import { makeWide, place } from "../core/stereo.ts";
import type { Sound } from "./sound.ts";

/** A tone of many partials, whose pitch may move: each partial at its own loudness. */
export function makePartials(seconds: number, hertz: Value, levels: readonly number[]): Signal {
  const pitch = drawCurve(hertz, toSamples(seconds));
  let phase = 0;
  return makeSignal(pitch.length, (index) => {
    phase += (pitch[index] ?? 0) / sampleRate;
    let sum = 0;
    for (let partial = 0; partial < levels.length; partial++)
      sum += Math.sin(2 * Math.PI * (partial + 1) * phase) * (levels[partial] ?? 0);
    return sum;
  });
}

/** What mains do to a coil or a lamp: a hundred times a second, and many times that. */
export function hum(hertz = 100, edge = 0.3): Sound {
  return (seconds, seed) => {
    const random = makeRandom(seed);
    const levels = Array.from({ length: 14 }, (_, partial) =>
      partial === 0 ? 1 : (edge ** (partial * 0.35) / (partial + 1)) * between(random, 0.3, 1),
    );
    const steady = wander(seed + 1, 1.2, 0.9, 1);
    const tone = makePartials(seconds, hertz, levels);
    const buzz = multiply(tone, drawCurve(steady, tone.length));
    const air = scale(bandPass(makePink(seed + 2, seconds), hertz * 6, 1), 0.15 * edge);
    return withAverage(place(add(buzz, air), 0));
  };
}

/** A diesel: its strokes, none quite like the last, in a hull or under a bonnet. */
export function engine(strokes: Value, hollow = 130): Sound {
  return (seconds, seed) => {
    const random = makeRandom(seed);
    const rate = toCurve(strokes);
    const pulses = new Float32Array(toSamples(seconds));
    for (let at = 0; at < seconds; at += between(random, 0.97, 1.03) / rate(at)) {
      const index = toSamples(at);
      pulses[index] = (pulses[index] ?? 0) + between(random, 0.8, 1);
    }
    const noise = makeWhite(seed + 1, seconds);
    const push = lowPass(pulses, 90, 1.5);
    const rattle = multiply(bandPass(noise, 900, 0.7), lowPass(pulses, 22, 0.7));
    const body = add(scale(push, 9), scale(bandPass(pulses, hollow, 5), 14), scale(rattle, 6));
    return withAverage(place(highPass(body, 28), 0));
  };
}

/** An electric hoist: a whine that climbs with its speed, in gears. */
export function hoist(speed: Value): Sound {
  return (seconds, seed) => {
    const at = toCurve(speed);
    const levels = [0.5, 0.3, 0.6, 0.12, 0.2, 0.25, 0.05, 0.1];
    const shake = wander(seed, 9, 0.97, 1.03);
    const whine = makePartials(
      seconds,
      (moment) => (90 + 210 * at(moment)) * shake(moment),
      levels,
    );
    const gears = bandPass(makePink(seed + 2, seconds), (moment) => 500 + 900 * at(moment), 3);
    const loud = drawCurve((moment) => 0.15 + 0.85 * at(moment), whine.length);
    return withAverage(place(multiply(add(scale(whine, 0.4), gears), loud), 0));
  };
}

/** A ship's horn: two reeds a fifth apart, air before the tone and after it. */
export function horn(hertz = 74): Sound {
  return (seconds, seed) => {
    const levels = Array.from({ length: 22 }, (_, partial) => 1 / (partial + 1) ** 0.75);
    const [a, b] = [wander(seed, 3, 0.998, 1.002), wander(seed + 1, 3, 0.997, 1.003)];
    const onset = (at: number) => 1 - 0.06 * Math.exp(-at * 7);
    const low = makePartials(seconds, (at) => hertz * a(at) * onset(at), levels);
    const high = makePartials(seconds, (at) => hertz * 1.505 * b(at) * onset(at), levels);
    const breath = scale(bandPass(makePink(seed + 2, seconds), 700, 0.6), 0.4);
    const voice = lowPass(add(low, scale(high, 0.55), breath), 950, 0.8);
    const formed = add(voice, scale(bandPass(voice, 320, 2), 1.4));
    const blown = drawCurve(
      (at) => Math.min(1, at / 0.22) * Math.min(1, Math.max(0, seconds - at) / 0.3),
      formed.length,
    );
    return withAverage(place(multiply(formed, blown), 0), -16);
  };
}

/** Streets far below: tyres as one murmur, and now and then one car out of it. */
export function farTraffic(): Sound {
  return (seconds, seed) => {
    const murmur = makeWide((side) => {
      const pink = makePink(seed + side, seconds);
      const low = lowPass(highPass(pink, 60), wander(seed + 3 + side, 0.6, 320, 620), 0.6);
      return add(low, scale(bandPass(pink, wander(seed + 5 + side, 0.9, 700, 1200), 1.2), 0.25));
    }, 1);
    return withAverage(murmur);
  };
}

type Passing = {
  /** When it is nearest. */ at: number;
  /** How long it takes to come and go. */ width: number;
  from: number;
  to: number;
};

/** One car on a wet or a dry road, from one side to the other: it brightens as it comes. */
export function passingCar({ at, width, from, to }: Passing, wet = 0.6): Sound {
  return (seconds, seed): Stereo => {
    const near = (moment: number) => 1 / (1 + ((moment - at) / (width / 3)) ** 2);
    const noise = makeWhite(seed, seconds);
    const doppler = (moment: number) => 1 - 0.09 * Math.tanh((moment - at) / (width / 4));
    const tyres = bandPass(noise, (moment) => (420 + 500 * near(moment)) * doppler(moment), 0.8);
    const spray = highPass(noise, (moment) => 4200 - 1800 * near(moment));
    const motor = makePartials(seconds, (moment) => 52 * doppler(moment), [1, 0.7, 0.4, 0.5, 0.2]);
    const loud = drawCurve((moment) => near(moment) ** 1.4, noise.length);
    const heard = add(tyres, scale(spray, 0.35 * wet), scale(motor, 0.08));
    const across = (moment: number) =>
      from + (to - from) * (0.5 + 0.5 * Math.tanh((moment - at) / (width / 3)));
    return withAverage(place(multiply(heard, loud), across));
  };
}

/** The pressure of something that is passed close by at speed. */
export function rushPast({ at, width, from, to }: Passing): Sound {
  return (seconds, seed) => {
    const near = (moment: number) => Math.exp(-(((moment - at) / (width / 3)) ** 2));
    const pink = makePink(seed, seconds);
    const air = lowPass(pink, (moment) => 220 + 2600 * near(moment), 0.7);
    const loud = drawCurve(near, pink.length);
    const across = (moment: number) =>
      from + (to - from) * (0.5 + 0.5 * Math.tanh((moment - at) / (width / 3)));
    return withAverage(place(multiply(air, loud), across), -18);
  };
}
