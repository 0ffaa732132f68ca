import { runFfmpeg, runProgram } from "./run-program.ts";

export async function readSize(picture: string): Promise<{ width: number; height: number }> {
  const what = ["-show_entries", "stream=width,height", "-of", "csv=p=0"];
  const answer = await runProgram("ffprobe", [
    "-v",
    "error",
    "-select_streams",
    "v:0",
    ...what,
    picture,
  ]);
  const [width, height] = answer.toString().trim().split(",").map(Number);
  if (!width || !height) throw new Error(`${picture} has no size`);
  return { width, height };
}

/** The picture reduced to a single pixel. */
export async function readAverageColour(picture: string): Promise<string> {
  const pixel = await runFfmpeg(
    ["-i", picture, "-vf", "format=rgb24,scale=1:1:flags=area"],
    ["-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"],
  );
  if (pixel.length !== 3) throw new Error(`${picture} has no average colour`);
  return `#${pixel.toString("hex")}`;
}
