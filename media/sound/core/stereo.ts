import { drawCurve, type Value } from "./curve.ts";
import { lowPass } from "./filter.ts";
import { makeStereo, mapStereo, mixInto, multiply, type Signal, type Stereo } from "./signal.ts";

/** One voice at a place between left (-1) and right (1), as loud everywhere. */
export function place(signal: Signal, pan: Value): Stereo {
  const angles = drawCurve(pan, signal.length).map((at) => ((at + 1) * Math.PI) / 4);
  return {
    left: multiply(signal, angles.map(Math.cos)),
    right: multiply(signal, angles.map(Math.sin)),
  };
}

/** Puts many short sounds where they belong, each at a place of its own. */
export function dropInto(
  target: Stereo,
  sound: Signal,
  offset: number,
  pan: number,
  gain: number,
): void {
  const angle = ((pan + 1) * Math.PI) / 4;
  mixInto(target.left, sound, offset, gain * Math.cos(angle));
  mixInto(target.right, sound, offset, gain * Math.sin(angle));
}

/** The same made twice, from two seeds: as wide as it can be, narrowed by what both sides share. */
export function makeWide(make: (side: number) => Signal, width = 0.8): Stereo {
  const [left, right] = [make(0), make(1)];
  const wide = makeStereo(left.length);
  const shared = (1 - width) / 2;
  mixInto(wide.left, left, 0, 1 - shared);
  mixInto(wide.left, right, 0, shared);
  mixInto(wide.right, right, 0, 1 - shared);
  mixInto(wide.right, left, 0, shared);
  return wide;
}

/** Air takes the high end first. */
export function moveAway(stereo: Stereo, cutoff: Value): Stereo {
  return mapStereo(stereo, (signal) => lowPass(signal, cutoff, 0.6));
}
