import { join } from "node:path";
import { listFilms, type MediaAsset } from "../../content/media-asset.ts";
import { findScore } from "../sound/scores.ts";
import { addSound } from "./add-sound.ts";

/** Lays its sound under a film that has a score; everything else stays as it is. */
export async function giveSound(
  key: string,
  asset: MediaAsset,
  folder: string,
): Promise<MediaAsset> {
  const score = findScore(key);
  if (!score || asset.kind !== "film") return asset;
  const films = listFilms(key, asset).map(({ name, codec }) => ({
    file: join(folder, name),
    codec,
  }));
  await addSound(score, films, asset.seconds, folder);
  return { ...asset, hasSound: true };
}
