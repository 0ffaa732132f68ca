import { drawCurve, through } from "../core/curve.ts";
import { bandPass } from "../core/filter.ts";
import { between, makeRandom } from "../core/random.ts";
import {
  add,
  makeSignal,
  makeStereo,
  multiply,
  sampleRate,
  scale,
  type Signal,
  toSamples,
  withAverage,
  withPeak,
} from "../core/signal.ts";
import { dropInto } from "../core/stereo.ts";
import { makePartials } from "./machines.ts";
import type { Sound } from "./sound.ts";

/** 'Kyow': up steeply, down slowly, with a rasp in the throat. */
function makeGullCall(hertz: number, seconds: number, seed: number): Signal {
  const random = makeRandom(seed);
  const rasp = between(random, 62, 78);
  const pitch = through(
    [0, hertz * 0.72],
    [seconds * 0.16, hertz * 1.12],
    [seconds * 0.5, hertz],
    [seconds, hertz * 0.66],
  );
  const voice = makePartials(seconds, pitch, [0.5, 1, 0.8, 0.55, 0.4, 0.22, 0.12]);
  const throat = add(bandPass(voice, 1900, 1.4), scale(bandPass(voice, 3300, 2), 0.7));
  const envelope = drawCurve(
    through([0, 0], [seconds * 0.12, 1], [seconds * 0.6, 0.7], [seconds, 0]),
    voice.length,
  );
  return makeSignal(throat.length, (index) => {
    const tremble = 1 - 0.35 * (0.5 + 0.5 * Math.sin((2 * Math.PI * rasp * index) / sampleRate));
    return (throat[index] ?? 0) * (envelope[index] ?? 0) * tremble;
  });
}

/** A gull that calls and calls again, each time shorter, as it goes by. */
export function gull(calls: number, hertz = 860, from = -0.3, to = 0.4): Sound {
  return (seconds, seed) => {
    const random = makeRandom(seed);
    const heard = makeStereo(toSamples(seconds + 0.5));
    let at = 0;
    for (let call = 0; call < calls; call++) {
      const long = between(random, 0.3, 0.38) * (call === 0 ? 1.3 : 1 - call * 0.06);
      const voice = makeGullCall(hertz * between(random, 0.97, 1.04), long, seed + call);
      const pan = from + ((to - from) * call) / Math.max(1, calls - 1);
      dropInto(heard, voice, toSamples(at), pan, call === 0 ? 1 : between(random, 0.5, 0.85));
      at += long * between(random, 1.15, 1.4);
    }
    return withPeak(heard);
  };
}

/** A small bird's phrase: whistles that glide, each answered by the next. */
export function songbird(hertz = 3400, notes = 5): Sound {
  return (seconds, seed) => {
    const random = makeRandom(seed);
    const heard = makeStereo(toSamples(seconds + 0.3));
    let at = 0;
    for (let note = 0; note < notes; note++) {
      const long = between(random, 0.06, 0.17);
      const start = hertz * between(random, 0.75, 1.25);
      const glide = through(
        [0, start],
        [long * 0.5, start * between(random, 0.85, 1.3)],
        [long, start * between(random, 0.7, 1.1)],
      );
      const whistle = makePartials(long, glide, [1, 0.07, 0.03]);
      const shaped = multiply(
        whistle,
        drawCurve(through([0, 0], [long * 0.25, 1], [long, 0]), whistle.length),
      );
      dropInto(heard, shaped, toSamples(at), 0, between(random, 0.4, 1));
      at += long + between(random, 0.03, 0.14);
    }
    return withPeak(heard);
  };
}

/** Crickets: three or four strokes, a rest, each animal in its own time. */
export function crickets(animals = 7): Sound {
  return (seconds, seed) => {
    const random = makeRandom(seed);
    const heard = makeStereo(toSamples(seconds));
    for (let animal = 0; animal < animals; animal++) {
      const hertz = between(random, 3900, 4700);
      const stroke = makeStroke(hertz);
      const rest = between(random, 0.28, 0.5);
      const [pan, loud] = [between(random, -1, 1), random() ** 2 + 0.08];
      for (let at = random() * rest; at < seconds; at += rest * between(random, 0.97, 1.05))
        for (let count = 0; count < 3; count++)
          dropInto(heard, stroke, toSamples(at + count * 0.034), pan, loud * (0.7 + 0.15 * count));
    }
    return withAverage(heard);
  };
}

function makeStroke(hertz: number): Signal {
  const stroke = new Float32Array(toSamples(0.022));
  return stroke.map((_, index) => {
    const at = index / stroke.length;
    return Math.sin((2 * Math.PI * hertz * index) / sampleRate) * Math.sin(Math.PI * at) ** 1.5;
  });
}
