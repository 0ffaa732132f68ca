import type { FrameRate } from "../../../../domain/review/timecode.ts";

export type Film = { rate: FrameRate; frames: number };

/**
 * The time to seek to for this frame: its middle. At its beginning browsers show, by how they round, the frame before it in
 * two of five cases.
 */
export function middleOf(frame: number, { num, den }: FrameRate): number {
  return ((frame + 0.5) * den) / num;
}

/**
 * The frame that has this time in the film, as the callback for a shown picture says it. In Chromium that is the frame's
 * beginning, give or take the rounding of clocks; in Firefox, after a seek, the time that was sought: its middle.
 */
export function frameAt(mediaTime: number, { num, den }: FrameRate): number {
  return Math.floor((mediaTime * num) / den + 0.25);
}

export function clampFrame(frame: number, frames: number): number {
  return Math.max(0, Math.min(Math.round(frame), frames - 1));
}
