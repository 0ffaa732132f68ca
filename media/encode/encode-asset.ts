import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import {
  listFilms,
  listPictures,
  type FilmFile,
  type MediaAsset,
  type PictureFile,
} from "../../content/media-asset.ts";
import { encodeFilm, numberFrames } from "./encode-film.ts";
import { encodeStill } from "./encode-still.ts";
import { publishAsset } from "./publish-asset.ts";
import { giveSound } from "./give-sound.ts";
import type { Master } from "./list-masters.ts";
import { countFrames, muxStream } from "./mux-stream.ts";
import { readAverageColour, readSize } from "./read-picture.ts";

const pictureWidths = [640, 960, 1440, 1920];
const filmSides = { phone: 640, wide: 1280 };

type Job = {
  master: Master;
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

function streamOf(folder: string, { width, codec }: Pick<FilmFile, "width" | "codec">): string {
  return join(folder, `${width}-${codec}.${codec === "av1" ? "ivf" : "h264"}`);
}

async function describe({ master, fps }: Job, poster: string): Promise<MediaAsset> {
  const size = await readSize(poster);
  const shown = {
    ...size,
    widths: chooseWidths(size.width),
    hash: "unhashed",
    colour: await readAverageColour(poster),
  };
  if (!master.frames && !master.streams) return { kind: "still", ...shown };
  const [phone, wide] = [filmSides.phone, filmSides.wide].map((side) =>
    chooseFilmWidth(size, side),
  );
  if (!phone || !wide) throw new Error(`${poster} has no size`);
  const frames = master.streams
    ? await countFrames(streamOf(master.streams, { width: wide, codec: "av1" }))
    : (master.frames?.length ?? 0);
  const seconds = Math.round((frames / fps) * 100) / 100;
  return { kind: "film", ...shown, seconds, filmWidths: [phone, wide] };
}

/** Makes every file of one asset and answers with its entry in the manifest. */
export async function encodeAsset(job: Job): Promise<MediaAsset> {
  const { key, still, frames, streams } = job.master;
  const poster = still ?? frames?.[0];
  if (!poster) throw new Error(`${key} has neither a picture nor frames`);
  const draft = await describe(job, poster);
  const folder = join(job.workFolder, `encoded-${key}`);
  await mkdir(folder, { recursive: true });
  const at = (file: PictureFile | FilmFile) => join(folder, file.name);

  // A picture keeps one processor busy, so its sizes are made side by side.
  const pictures = listPictures(key, draft);
  await Promise.all(pictures.map((picture) => encodeStill(poster, at(picture), picture)));
  if (draft.kind === "film" && streams) {
    for (const film of listFilms(key, draft))
      await muxStream(streamOf(streams, film), at(film), job.fps);
  } else if (draft.kind === "film" && frames) {
    const sequence = await numberFrames(frames, job.fps, join(job.workFolder, `frames-${key}`));
    for (const film of listFilms(key, draft)) await encodeFilm(key, sequence, at(film), film);
  }

  return publishAsset(key, await giveSound(key, draft, folder), folder, job.outputFolder);
}
