import { bandPass, lowPass } from "./filter.ts";
import { transform } from "./fourier.ts";
import { makeWhite } from "./noise.ts";
import { between, makeRandom } from "./random.ts";
import {
  add,
  makeSignal,
  mixInto,
  sampleRate,
  type Signal,
  type Stereo,
  toSamples,
} from "./signal.ts";

export type Room = {
  seed: number;
  /** Seconds until low, middle and high sounds are a thousandth. */
  low: number;
  middle: number;
  high: number;
  /** Seconds until the nearest wall answers, and how many answers are heard one by one. */
  nearest: number;
  walls: number;
  /** Hertz above which the walls give nothing back. */
  bright: number;
};

function fadeBy(signal: Signal, seconds: number): Signal {
  const rate = -6.9 / (seconds * sampleRate);
  return signal.map((sample, index) => sample * Math.exp(index * rate));
}

/** What a clap in the room would leave in one ear. */
function makeResponse(room: Room, ear: number): Signal {
  const longest = Math.max(room.low, room.middle, room.high);
  const noise = makeWhite(room.seed + ear, longest);
  const tail = add(
    fadeBy(lowPass(noise, 350), room.low),
    fadeBy(bandPass(noise, 1100, 0.5), room.middle),
    fadeBy(bandPass(noise, 4800, 0.6), room.high),
  );
  // Walls answer one by one before they answer all at once.
  const dense = room.nearest * 3;
  const response = makeSignal(tail.length, (index) => {
    const at = index / sampleRate;
    return (tail[index] ?? 0) * Math.min(1, Math.max(0, (at - room.nearest) / dense));
  });
  const random = makeRandom(room.seed + 17 + ear);
  for (let wall = 0; wall < room.walls; wall++) {
    const at = room.nearest * (1 + between(random, 0, 1.2) * (wall + 0.5));
    mixInto(
      response,
      Float32Array.of(0.4, 0.9, 0.4),
      toSamples(at),
      between(random, 0.4, 1) / (1 + wall * 0.5),
    );
  }
  const heard = lowPass(response, room.bright, 0.5);
  let power = 0;
  for (const sample of heard) power += sample * sample;
  return heard.map((sample) => sample / Math.sqrt(power));
}

/** Overlap and add: the response is as short as the room, the film as long as it is. */
export function convolve(signal: Signal, response: Signal): Signal {
  const size = 2 ** Math.ceil(Math.log2(response.length * 2));
  const step = size - response.length + 1;
  const [answerReal, answerImaginary] = [new Float64Array(size), new Float64Array(size)];
  answerReal.set(response);
  transform(answerReal, answerImaginary);
  const heard = new Float32Array(signal.length + response.length - 1);
  for (let from = 0; from < signal.length; from += step) {
    const [real, imaginary] = [new Float64Array(size), new Float64Array(size)];
    real.set(signal.subarray(from, from + step));
    transform(real, imaginary);
    for (let index = 0; index < size; index++) {
      const [a, b] = [real[index] ?? 0, imaginary[index] ?? 0];
      const [c, d] = [answerReal[index] ?? 0, answerImaginary[index] ?? 0];
      real[index] = a * c - b * d;
      imaginary[index] = a * d + b * c;
    }
    transform(real, imaginary, true);
    for (let index = 0; index < size && from + index < heard.length; index++)
      heard[from + index] = (heard[from + index] ?? 0) + (real[index] ?? 0);
  }
  return heard;
}

/** What comes back from the room, without what went into it; longer than that by the room's tail. */
export function answer(stereo: Stereo, room: Room): Stereo {
  return {
    left: convolve(stereo.left, makeResponse(room, 0)),
    right: convolve(stereo.right, makeResponse(room, 1)),
  };
}
