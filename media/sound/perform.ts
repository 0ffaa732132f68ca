import { type Curve, drawCurve, through } from "./core/curve.ts";
import { highPass } from "./core/filter.ts";
import { limit } from "./core/limit.ts";
import { measureLoudness } from "./core/loudness.ts";
import { seedOf } from "./core/random.ts";
import { answer, type Room } from "./core/room.ts";
import {
  fromDecibels,
  makeStereo,
  mapStereo,
  mixStereoInto,
  multiply,
  scale,
  type Signal,
  type Stereo,
  toSamples,
} from "./core/signal.ts";
import { moveAway } from "./core/stereo.ts";
import type { Layer, Score } from "./score.ts";

const targetLoudness = -18;
/** Encoders overshoot: what they make of it may still not pass -1.5. */
const ceiling = fromDecibels(-3);

/** Seconds in which the end of a loop becomes its beginning. */
const seam = 1;

/**
 * No browser begins a film again without a gap, so a loop's sound goes down into it and comes up again. Outside
 * lies a codec's block of silence: without it a fade twice as long is still heard in the first and last block.
 */
const loopEnds = { silence: 0.02, fade: 0.06 };

/** Plays the end over the beginning, as loud together as each alone, so that the one runs on into the other. */
function closeLoop(stereo: Stereo, length: number): Stereo {
  const over = stereo.left.length - length;
  return mapStereo(stereo, (signal) =>
    signal.subarray(0, length).map((sample, index) => {
      if (index >= over) return sample;
      const angle = ((index / over) * Math.PI) / 2;
      return sample * Math.sin(angle) + (signal[length + index] ?? 0) * Math.cos(angle);
    }),
  );
}

/** What rings on beyond the end of a loop is heard at its beginning. */
function foldInto(target: Stereo, source: Stereo, offset: number): void {
  const length = target.left.length;
  for (let at = offset; at > offset - source.left.length - length; at -= length)
    if (at < length) mixStereoInto(target, source, at);
}

function panStereo({ left, right }: Stereo, pan: Layer["pan"]): Stereo {
  if (pan === undefined) return { left, right };
  const places = drawCurve(pan, left.length);
  const weigh = (side: number) => (at: number) =>
    Math.min(1, Math.SQRT2 * Math.cos(((1 + side * at) * Math.PI) / 4));
  return {
    left: multiply(left, places.map(weigh(1))),
    right: multiply(right, places.map(weigh(-1))),
  };
}

function fadeEnds(signal: Signal, [fadeIn, fadeOut]: readonly [number, number]): Signal {
  const [rise, fall] = [toSamples(fadeIn), toSamples(fadeOut)];
  const last = signal.length - 1;
  return signal.map((sample, index) => {
    const up = rise > 0 ? Math.min(1, index / rise) : 1;
    const down = fall > 0 ? Math.min(1, (last - index) / fall) : 1;
    return sample * Math.sin((up * Math.PI) / 2) * Math.sin((down * Math.PI) / 2);
  });
}

function performLayer(layer: Layer, seed: number, isSeamless: boolean): Stereo {
  const seconds = layer.to - layer.from;
  const made = layer.sound(isSeamless ? seconds + seam : seconds, seed);
  const far = layer.away === undefined ? made : moveAway(made, layer.away);
  const whole = isSeamless ? closeLoop(far, toSamples(seconds)) : far;
  const placed = panStereo(whole, layer.pan);
  const { swell, fade = [0.003, 0.01] } = layer;
  return mapStereo(placed, (signal) => {
    const level = scale(signal, fromDecibels(layer.level));
    const shaped = swell ? multiply(level, drawCurve(swell, level.length)) : level;
    return isSeamless ? shaped : fadeEnds(shaped, fade);
  });
}

/** Every layer at its time, and what their rooms answer. */
function mix({ film, isLoop = false, layers }: Score, length: number): Stereo {
  const heard = makeStereo(length);
  const sent = new Map<Room, Stereo>();
  const put = (target: Stereo, source: Stereo, offset: number) =>
    isLoop ? foldInto(target, source, offset) : mixStereoInto(target, source, offset);
  for (const [index, layer] of layers.entries()) {
    const isSeamless = isLoop && layer.from === 0 && toSamples(layer.to) === length;
    const sound = performLayer(layer, seedOf(film, index), isSeamless);
    put(heard, sound, toSamples(layer.from));
    if (!layer.room) continue;
    const [room, level] = layer.room;
    const bus = sent.get(room) ?? makeStereo(length);
    sent.set(room, bus);
    const share = mapStereo(sound, (signal) => scale(signal, fromDecibels(level)));
    put(bus, share, toSamples(layer.from));
  }
  for (const [room, bus] of sent) put(heard, answer(bus, room), 0);
  return heard;
}

/** What a filter does to a loop depends on what came before: so it is asked three times round. */
function around(stereo: Stereo, isLoop: boolean, change: (stereo: Stereo) => Stereo): Stereo {
  if (!isLoop) return change(stereo);
  const { length } = stereo.left;
  const thrice = makeStereo(length * 3);
  for (const turn of [0, 1, 2]) mixStereoInto(thrice, stereo, turn * length);
  return mapStereo(change(thrice), (signal) => signal.slice(length, length * 2));
}

/** As loud as the house has it, and no peak above the ceiling: turning down what is over may ask for more. */
function master(stereo: Stereo): Stereo {
  let gain = fromDecibels(targetLoudness - measureLoudness(stereo));
  for (let turn = 0; ; turn++) {
    const louder = mapStereo(stereo, (signal) => scale(signal, gain));
    const limited = limit(louder, ceiling);
    const missing = targetLoudness - measureLoudness(limited);
    if (Math.abs(missing) < 0.2 || turn === 5) return limited;
    gain *= fromDecibels(missing);
  }
}

/** Out of the silence at the beginning, and back into it at the end. */
function shapeEnds({ isLoop = false, fade }: Score, seconds: number): Curve {
  const [fadeIn, fadeOut] = isLoop ? [loopEnds.fade, loopEnds.fade] : (fade ?? [0, 0]);
  const [from, to] = isLoop ? [loopEnds.silence, seconds - loopEnds.silence] : [0, seconds];
  return through([from, 0], [from + fadeIn, 1], [to - fadeOut, 1], [to, 0]);
}

/** A film's sound from the first sample to the last. */
export function perform(score: Score, seconds: number): Stereo {
  const mixed = around(mix(score, toSamples(seconds)), score.isLoop ?? false, (stereo) =>
    mapStereo(stereo, (signal) => highPass(signal, 24)),
  );
  const ends = drawCurve(shapeEnds(score, seconds), toSamples(seconds));
  return master(mapStereo(mixed, (signal) => multiply(signal, ends)));
}
