import { clampFrame } from "./frame-time.ts";

/** The further a finger is above or below the bar, the finer it moves. */
const steps = [
  { from: 180, fineness: 1 / 16 },
  { from: 110, fineness: 1 / 8 },
  { from: 56, fineness: 1 / 3 },
] as const;

export function finenessAt(distance: number): number {
  return steps.find(({ from }) => Math.abs(distance) >= from)?.fineness ?? 1;
}

type Bar = { left: number; width: number };

export function frameUnder(x: number, { left, width }: Bar, frames: number): number {
  return clampFrame(((x - left) / Math.max(width, 1)) * (frames - 1), frames);
}

type Drag = { by: number; distance: number; width: number; frames: number };

/** How many frames a movement along the bar is worth, in parts of one, too: slow ones add up. */
export function framesMoved({ by, distance, width, frames }: Drag): number {
  return (by / Math.max(width, 1)) * (frames - 1) * finenessAt(distance);
}
