import type { FilmKey } from "../../content/media.ts";
import type { Curve, Value } from "./core/curve.ts";
import type { Room } from "./core/room.ts";
import type { Sound } from "./sources/sound.ts";

/** One thing that is heard: what, when, how loud, from where. */
export type Layer = {
  sound: Sound;
  /** Seconds into the film. */
  from: number;
  to: number;
  /** Decibels, of what the source gives (see `withAverage` and `withPeak`). */
  level: number;
  /** From left (-1) to right (1), over the layer's own time. */
  pan?: Value;
  /** Louder and softer over the layer's own time. */
  swell?: Curve;
  /** Hertz above which distance, glass or a wall takes it away. */
  away?: Value;
  /** Where it sounds, and how many decibels come back from there. */
  room?: readonly [Room, number];
  /** Seconds in which it comes and goes. */
  fade?: readonly [number, number];
};

export type Score = {
  film: FilmKey;
  /** A loop has no beginning: whatever sounds at its end goes on at its start. */
  isLoop?: boolean;
  /** Seconds in which the whole comes out of the black, and goes into it. Loops have their own. */
  fade?: readonly [number, number];
  layers: readonly Layer[];
};

const overlap = 0.035;

/** What goes on through a shot: it hands over to the next within the cut, so that nothing clicks. */
export function during(
  from: number,
  to: number,
  layers: readonly Omit<Layer, "from" | "to">[],
): Layer[] {
  return layers.map((layer) => ({
    fade: [overlap * 2, overlap * 2],
    ...layer,
    from: Math.max(0, from - overlap),
    to: to + overlap,
  }));
}
