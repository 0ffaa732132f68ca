import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { listFilms } from "../../content/media-asset.ts";
import { media } from "../../content/media.ts";
import { productRoot } from "../../scripts/build-steps/product-root.ts";
import { byTier } from "../../scripts/checks/tier.ts";
import { decodeSound } from "../encode/decode-sound.ts";
import { clickLimit, findFilmClick } from "./find-film-click.ts";
import { endsLimit, measureEnds } from "./measure-ends.ts";
import { scores } from "./scores.ts";

// What sounds in the smaller file of a film sounds in its larger one.
const files = scores
  .filter(({ isLoop }) => byTier({ short: isLoop, whole: true }))
  .flatMap(({ film }) =>
    listFilms(film, media[film])
      .filter(({ width }) => byTier({ short: width === media[film].filmWidths[0], whole: true }))
      .map(({ name }) => ({ name, film })),
  );

const hasDecoder = spawnSync("ffmpeg", ["-version"]).status === 0;

describe.runIf(hasDecoder)("what is heard of a film (needs ffmpeg)", () => {
  it.each(files)("in $name begins and ends in silence, and never clicks", async (file) => {
    const { seconds } = media[file.film];
    const heard = await decodeSound(join(productRoot, "public/media", file.name));
    expect(heard.left.some((sample) => Math.abs(sample) > 0.1)).toBe(true);
    expect(measureEnds(heard, seconds)).toBeLessThan(endsLimit);
    expect(await findFilmClick(file.film, heard, seconds)).toBeLessThan(clickLimit);
  });
});
