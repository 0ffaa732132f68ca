import { mkdir, symlink } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { filmLimit } from "../budgets.ts";
import type { FilmFile } from "../../content/media-asset.ts";
import { scaleFilter } from "./encode-still.ts";
import { fitBudget } from "./fit-budget.ts";
import { runFfmpeg } from "./run-program.ts";

export type FrameSequence = { pattern: string; count: number; fps: number };

const ladders = {
  av1: { from: 29, worst: 58, halving: 11 },
  h264: { from: 23, worst: 36, halving: 6 },
};

/** Ten bits where the codec has them everywhere: eight show bands in fog once grain is coded away. */
const pixels = { av1: "yuv420p10le", h264: "yuv420p" };

/**
 * Where a loop closes, the key frame follows the last one, and if it is much crisper than the rest a
 * jolt is seen: so both codecs give it less of a start than they would.
 */
const codecArguments = {
  av1: [
    ["-c:v", "libaom-av1", "-cpu-used", "8", "-row-mt", "1", "-tiles", "2x1", "-b:v", "0"],
    ["-aom-params", "enable-keyframe-filtering=0"],
  ].flat(),
  h264: [
    ["-c:v", "libx264", "-preset", "slow", "-profile:v", "high", "-level", "3.1"],
    ["-x264-params", "ipratio=1.1"],
  ].flat(),
};

/** ffmpeg wants numbers from one without gaps; the renderer may have left out or begun elsewhere. */
export async function numberFrames(
  frames: readonly string[],
  fps: number,
  folder: string,
): Promise<FrameSequence> {
  const extension = extname(frames[0] ?? "");
  await mkdir(folder, { recursive: true });
  await Promise.all(
    frames.map((frame, index) =>
      symlink(resolve(frame), join(folder, String(index + 1).padStart(6, "0") + extension)),
    ),
  );
  return { pattern: join(folder, `%06d${extension}`), count: frames.length, fps };
}

export async function encodeFilm(key: string, frames: FrameSequence, file: string, film: FilmFile) {
  const filter = `${scaleFilter(film.width, film.height, "tv")},format=${pixels[film.codec]}`;
  await fitBudget(file, filmLimit(key), ladders[film.codec], (quality) =>
    runFfmpeg(
      ["-framerate", String(frames.fps), "-i", frames.pattern, "-an", "-vf", filter],
      codecArguments[film.codec],
      // One key frame, the first: a loop returns nowhere else.
      ["-crf", String(quality), "-g", String(frames.count)],
      ["-color_primaries", "bt709", "-color_trc", "iec61966-2-1"],
      ["-colorspace", "bt709", "-color_range", "tv", "-movflags", "+faststart", file],
    ),
  );
}
