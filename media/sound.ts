/**
 * Plays the scores anew and lays them under films that are there already, without touching a picture:
 * `npm run media:sound -- [<key>…]`.
 */
import { copyFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listMediaFiles, type MediaAsset } from "../content/media-asset.ts";
import { media } from "../content/media.ts";
import { productRoot } from "../scripts/build-steps/product-root.ts";
import { ensureFfmpeg } from "./encode/ensure-ffmpeg.ts";
import { giveSound } from "./encode/give-sound.ts";
import { publishAsset } from "./encode/publish-asset.ts";
import { openManifest, removeUnnamed } from "./encode/write-manifest.ts";
import { scores } from "./sound/scores.ts";

const outputFolder = join(productRoot, "public/media");

async function renew(key: string, asset: MediaAsset, workFolder: string): Promise<MediaAsset> {
  const folder = join(workFolder, key);
  await mkdir(folder);
  for (const { name } of listMediaFiles(key, asset))
    await copyFile(join(outputFolder, name), join(folder, name));
  return publishAsset(key, await giveSound(key, asset, folder), folder, outputFolder);
}

async function main(keys: readonly string[]) {
  const chosen = scores.filter(({ film }) => keys.length === 0 || keys.includes(film));
  if (chosen.length === 0) throw new Error(`No film with a score is called ${keys.join(", ")}.`);
  const assets = new Map<string, MediaAsset>(Object.entries(media));
  const writeManifest = await openManifest(join(productRoot, "content/media.ts"));
  const workFolder = await mkdtemp(join(tmpdir(), "media-"));
  try {
    await ensureFfmpeg();
    for (const { film } of chosen) assets.set(film, await renew(film, media[film], workFolder));
    await writeManifest(assets);
    await removeUnnamed(outputFolder, assets);
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
