import { rename } from "node:fs/promises";
import { join } from "node:path";
import type { FilmCodec } from "../../content/media-asset.ts";
import { clickLimit, findFilmClick } from "../sound/find-film-click.ts";
import { endsLimit, measureEnds } from "../sound/measure-ends.ts";
import { perform } from "../sound/perform.ts";
import type { Score } from "../sound/score.ts";
import { writeWave } from "../sound/write-wave.ts";
import { decodeSound } from "./decode-sound.ts";
import { measureSound } from "./measure-sound.ts";
import { runFfmpeg } from "./run-program.ts";

/** Each beside the pictures that the same browsers play: Opus with AV1, AAC with H.264. */
const encoders: Record<FilmCodec, string[]> = {
  av1: ["-c:a", "libopus", "-b:a", "96k", "-vbr", "on"],
  h264: ["-c:a", "aac", "-b:a", "128k", "-aac_coder", "twoloop"],
};

type SilentFilm = { file: string; codec: FilmCodec };

/** Plays the score once and lays it under each size of its film, whose pictures stay as they are. */
export async function addSound(
  score: Score,
  films: readonly SilentFilm[],
  seconds: number,
  workFolder: string,
): Promise<void> {
  const wave = join(workFolder, `${score.film}.wav`);
  await writeWave(wave, perform(score, seconds));
  for (const { file, codec } of films) {
    const sounding = join(workFolder, `${score.film}-sounding.mp4`);
    await runFfmpeg(
      ["-i", file, "-i", wave, "-map", "0:v:0", "-map", "1:a:0", "-c:v", "copy"],
      encoders[codec],
      // No name or version of an encoder: the same score gives the same bytes.
      ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact"],
      ["-movflags", "+faststart", sounding],
    );
    await checkSound(sounding, score.film, seconds);
    await rename(sounding, file);
  }
}

async function checkSound(file: string, film: string, seconds: number): Promise<void> {
  const { loudness, truePeak } = await measureSound(file);
  const said = `${film}: ${loudness.toFixed(1)} LUFS, true peak ${truePeak.toFixed(1)} dB`;
  if (Math.abs(loudness + 18) > 1 || truePeak > -1.5)
    throw new Error(`${said}; -18 ± 1 and at most -1.5 are asked for`);
  const heard = await decodeSound(file);
  const click = await findFilmClick(film, heard, seconds);
  if (click > clickLimit)
    throw new Error(`${film} clicks at a cut or where it begins again (${click.toFixed(1)})`);
  const ends = measureEnds(heard, seconds);
  if (ends > endsLimit)
    throw new Error(`${film} is broken off where it ends or begins (${ends.toFixed(1)} dB)`);
  console.log(said);
}
