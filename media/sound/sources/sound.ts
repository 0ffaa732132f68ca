import type { Stereo } from "../core/signal.ts";

/** Something that can be heard, as long as it is asked for, and the same for the same seed. */
export type Sound = (seconds: number, seed: number) => Stereo;
