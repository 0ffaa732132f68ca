import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  listFilms,
  listMediaFiles,
  listPictures,
  type FilmFile,
  type MediaAsset,
  type PictureFile,
} from "../../content/media-asset.ts";
import { encodeFilm, numberFrames } from "./encode-film.ts";
import { encodeStill } from "./encode-still.ts";
import type { Master } from "./list-masters.ts";
import { readAverageColour, readSize } from "./read-picture.ts";

const pictureWidths = [640, 960, 1440, 1920];
const filmSides = { phone: 640, wide: 1280 };

type Job = {
  master: Master;
  alt: string;
  fps: number;
  workFolder: string;
  outputFolder: string;
};

/** The usual widths up to the master's own, which is added when it lies well between two of them. */
function chooseWidths(width: number): number[] {
  const smaller = pictureWidths.filter((candidate) => candidate <= width);
  const largest = smaller.at(-1) ?? 0;
  return width < 1920 && largest < width * 0.95 ? [...smaller, width] : smaller;
}

/** Upright films are as high as the others are wide. */
function chooseFilmWidth({ width, height }: { width: number; height: number }, side: number) {
  const scale = Math.min(1, side / Math.max(width, height));
  return Math.round((width * scale) / 2) * 2;
}

async function describe({ master, alt, fps }: Job, poster: string): Promise<MediaAsset> {
  const size = await readSize(poster);
  const shown = {
    ...size,
    widths: chooseWidths(size.width),
    hash: "unhashed",
    colour: await readAverageColour(poster),
    alt,
  };
  if (!master.frames) return { kind: "still", ...shown };
  return {
    kind: "film",
    ...shown,
    seconds: Math.round((master.frames.length / fps) * 100) / 100,
    filmWidths: [chooseFilmWidth(size, filmSides.phone), chooseFilmWidth(size, filmSides.wide)],
  };
}

/** The server caches for ever only what ends in a hash with a digit in it. */
async function hashFiles(files: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of files) hash.update(await readFile(file));
  const digest = hash.digest("hex");
  return /(?=[a-f]{0,7}\d)[0-9a-f]{8}/.exec(digest)?.[0] ?? digest;
}

/** Makes every file of one asset and answers with its entry in the manifest. */
export async function encodeAsset(job: Job): Promise<MediaAsset> {
  const { key, still, frames } = job.master;
  const poster = still ?? frames?.[0];
  if (!poster) throw new Error(`${key} has neither a picture nor frames`);
  const draft = await describe(job, poster);
  const folder = join(job.workFolder, `encoded-${key}`);
  await mkdir(folder, { recursive: true });
  const at = (file: PictureFile | FilmFile) => join(folder, file.name);

  for (const picture of listPictures(key, draft)) await encodeStill(poster, at(picture), picture);
  if (draft.kind === "film" && frames) {
    const sequence = await numberFrames(frames, job.fps, join(job.workFolder, `frames-${key}`));
    for (const film of listFilms(key, draft)) await encodeFilm(key, sequence, at(film), film);
  }

  const drafts = listMediaFiles(key, draft).map(at);
  const asset = { ...draft, hash: await hashFiles(drafts) };
  await mkdir(job.outputFolder, { recursive: true });
  for (const [index, { name }] of listMediaFiles(key, asset).entries()) {
    const from = drafts[index];
    if (from) await copyFile(from, join(job.outputFolder, name));
  }
  return asset;
}
