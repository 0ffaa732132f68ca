import type { FrameRate } from "../../../../domain/review/timecode.ts";

/**
 * The time to seek to for this frame: its middle. At its beginning browsers show, by how they round, the frame before it in
 * two of five cases.
 */
export function middleOf(frame: number, { num, den }: FrameRate): number {
  return ((frame + 0.5) * den) / num;
}

/** The frame that has this time in the film, as the callback for a shown picture says it. */
export function frameAt(mediaTime: number, { num, den }: FrameRate): number {
  return Math.round((mediaTime * num) / den);
}

export function clampFrame(frame: number, frames: number): number {
  return Math.max(0, Math.min(Math.round(frame), frames - 1));
}
