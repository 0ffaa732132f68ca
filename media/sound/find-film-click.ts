import { listDeliverables } from "../list-deliverables.ts";
import type { Stereo } from "./core/signal.ts";
import { findClick, findTurnClick } from "./find-click.ts";

/** Decoded, cuts and ends stay below one; a sound that is broken off bends twenty times as sharply. */
export const clickLimit = 2;

/** When one shot gives way to the next, in seconds. */
export async function listCuts(key: string): Promise<number[]> {
  const film = (await listDeliverables()).find((deliverable) => deliverable.key === key);
  const cuts: number[] = [];
  for (const { seconds } of film?.cuts.slice(0, -1) ?? []) cuts.push((cuts.at(-1) ?? 0) + seconds);
  return cuts;
}

/** Codecs leave steps of a hundredth or two where a sound gives way to another: smaller ones are theirs. */
const codecStep = 0.02;

/** The sharpest bend at the cuts of a film, and where it ends and begins again: above `clickLimit` it clicks. */
export async function findFilmClick(key: string, heard: Stereo, seconds: number): Promise<number> {
  const atCuts = (await listCuts(key)).map((cut) => findClick(heard, cut, codecStep));
  return Math.max(...atCuts, findTurnClick(heard, seconds));
}
