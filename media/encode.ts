/**
 * Turns masters into what the site serves: `npm run media:encode -- <folder>`. Assets whose masters
 * are not in the folder stay as they are; without a folder only the words, the manifest and the
 * share images are made anew.
 */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { altTexts } from "../content/alt-texts.ts";
import type { MediaAsset } from "../content/media-asset.ts";
import { media } from "../content/media.ts";
import { productRoot } from "../scripts/build-steps/product-root.ts";
import { encodeAsset } from "./encode/encode-asset.ts";
import { ensureFfmpeg } from "./encode/ensure-ffmpeg.ts";
import { listMasters, type Master } from "./encode/list-masters.ts";
import { readFrameRates } from "./encode/read-frame-rates.ts";
import { drawShareImages } from "./share/draw-share-images.ts";
import { openManifest, removeUnnamed } from "./encode/write-manifest.ts";

const outputFolder = join(productRoot, "public/media");
const manifestFile = join(productRoot, "content/media.ts");

function keepWorded(assets: Readonly<Record<string, MediaAsset>>): Map<string, MediaAsset> {
  return new Map(Object.entries(assets).filter(([key]) => Object.hasOwn(altTexts, key)));
}

function checkAltTexts(masters: readonly Master[]) {
  const wordless = masters.map(({ key }) => key).filter((key) => !Object.hasOwn(altTexts, key));
  if (wordless.length > 0)
    throw new Error(`content/alt-texts.ts says nothing about ${wordless.join(", ")}`);
}

type WriteManifest = Awaited<ReturnType<typeof openManifest>>;

async function encodeMasters(
  folder: string,
  workFolder: string,
  assets: Map<string, MediaAsset>,
  writeManifest: WriteManifest,
) {
  const masters = await listMasters(folder, workFolder);
  checkAltTexts(masters);
  const frameRate = await readFrameRates(join(productRoot, "media/scenes/scenes.json"));
  let writing = Promise.resolve();
  const waiting = masters.values();
  // Each worker takes the next master from the same list.
  async function work() {
    for (const master of waiting) {
      const { key } = master;
      const startedAt = performance.now();
      const job = {
        master,
        fps: frameRate(key),
        workFolder,
        outputFolder,
      };
      assets.set(key, await encodeAsset(job));
      // After each: a run that is broken off loses one asset, not all.
      writing = writing.then(() => writeManifest(assets));
      await writing;
      console.log(`${key}: encoded in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

async function encode() {
  const [folder] = process.argv.slice(2);
  const assets = keepWorded(media);
  const writeManifest = await openManifest(manifestFile);
  const workFolder = await mkdtemp(join(tmpdir(), "media-"));
  try {
    await ensureFfmpeg();
    await mkdir(outputFolder, { recursive: true });
    if (folder) await encodeMasters(folder, workFolder, assets, writeManifest);
    await writeManifest(assets);
    for (const name of await removeUnnamed(outputFolder, assets)) console.log(`${name}: removed`);
    console.log(`${await drawShareImages(assets)} share images drawn`);
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

encode().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
