import { runProgram } from "./run-program.ts";

function readLast(report: string, name: string): number[] {
  return [...report.matchAll(new RegExp(`^${name}=(.+)$`, "gm"))].map(([, value]) => Number(value));
}

/** Integrated loudness in LUFS and the true peak in decibels, of what a decoder makes of the file. */
export async function measureSound(file: string): Promise<{ loudness: number; truePeak: number }> {
  const meter = "ebur128=peak=true:metadata=1,ametadata=mode=print:file=-";
  const report = (
    await runProgram("ffmpeg", [
      "-v",
      "error",
      "-nostdin",
      "-i",
      file,
      "-vn",
      "-af",
      meter,
      "-f",
      "null",
      "-",
    ])
  ).toString();
  const loudness = readLast(report, "lavfi\\.r128\\.I").at(-1);
  const peaks = [0, 1].flatMap((ear) => readLast(report, `lavfi\\.r128\\.true_peaks_ch${ear}`));
  if (loudness === undefined || peaks.length === 0)
    throw new Error(`${file} has no sound to measure`);
  return { loudness, truePeak: 20 * Math.log10(Math.max(...peaks)) };
}
