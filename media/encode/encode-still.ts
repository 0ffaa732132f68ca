import { pictureLimit } from "../budgets.ts";
import type { PictureFile } from "../../content/media-asset.ts";
import { fitBudget } from "./fit-budget.ts";
import { runFfmpeg } from "./run-program.ts";

/** The masters are graded for sRGB. Full range and ten bits keep the fog free of bands. */
const colour = [
  ["-color_primaries", "bt709", "-color_trc", "iec61966-2-1"],
  ["-colorspace", "bt709", "-color_range", "pc"],
].flat();

export function scaleFilter(width: number, height: number, range: "pc" | "tv"): string {
  const flags = "lanczos+accurate_rnd+full_chroma_int";
  return `scale=${width}:${height}:flags=${flags}:out_color_matrix=bt709:out_range=${range}`;
}

async function encodeAvif(master: string, file: string, { width, height }: PictureFile) {
  const filter = `${scaleFilter(width, height, "pc")},format=yuv420p10le`;
  await fitBudget(file, pictureLimit(width), { from: 22, worst: 54, halving: 12 }, (quality) =>
    runFfmpeg(
      ["-i", master, "-frames:v", "1", "-vf", filter],
      ["-c:v", "libaom-av1", "-still-picture", "1", "-usage", "allintra", "-cpu-used", "6"],
      ["-crf", String(quality), "-b:v", "0", ...colour, "-f", "avif", file],
    ),
  );
}

async function encodeWebp(master: string, file: string, { width, height }: PictureFile) {
  const filter = `scale=${width}:${height}:flags=lanczos+accurate_rnd+full_chroma_int`;
  await fitBudget(file, pictureLimit(width), { from: 18, worst: 75, halving: 20 }, (coarseness) =>
    runFfmpeg(
      ["-i", master, "-frames:v", "1", "-vf", filter, "-c:v", "libwebp"],
      ["-preset", "photo", "-compression_level", "6", "-quality", String(100 - coarseness)],
      [file],
    ),
  );
}

export function encodeStill(master: string, file: string, picture: PictureFile): Promise<void> {
  return picture.format === "avif"
    ? encodeAvif(master, file, picture)
    : encodeWebp(master, file, picture);
}
