import { listDeliverables } from "../list-deliverables.ts";
import { toSamples, type Stereo } from "./core/signal.ts";
import { findClick, repeat } from "./find-click.ts";
import { findScore } from "./scores.ts";

/** Decoded, cuts stay below one and seams below two; a sound that is broken off bends twenty times as sharply. */
export const clickLimit = 2;

/** When one shot gives way to the next, in seconds. */
export async function listCuts(key: string): Promise<number[]> {
  const film = (await listDeliverables()).find((deliverable) => deliverable.key === key);
  const cuts: number[] = [];
  for (const { seconds } of film?.cuts.slice(0, -1) ?? []) cuts.push((cuts.at(-1) ?? 0) + seconds);
  return cuts;
}

/** Codecs leave steps of a hundredth or two where a sound begins and ends: smaller ones are theirs. */
const codecStep = 0.02;

/** The sharpest bend at the cuts of a film, and where it begins again if it is a loop: above `clickLimit` it clicks. */
export async function findFilmClick(key: string, heard: Stereo, seconds: number): Promise<number> {
  const atCuts = (await listCuts(key)).map((cut) => findClick(heard, cut, codecStep));
  if (!findScore(key)?.isLoop) return Math.max(0, ...atCuts);
  // Codecs fill their last block; the film ends before it.
  const end = toSamples(seconds);
  const turn = { left: heard.left.subarray(0, end), right: heard.right.subarray(0, end) };
  return Math.max(...atCuts, findClick(repeat(turn), seconds, codecStep));
}
