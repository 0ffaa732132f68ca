/**
 * Makes the films by which tests know which frame is on show: `node scripts/launch.mjs tests/support/films/make-films.ts`,
 * with ffmpeg. What it makes is committed, since encoders differ from machine to machine.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { drawFrame, film } from "./barcode.ts";

const rates = [
  { name: "barcode-25.mp4", rate: "25" },
  { name: "barcode-29.97.mp4", rate: "30000/1001" },
];

for (const { name, rate } of rates) {
  const ffmpeg = spawn(
    "ffmpeg",
    [
      `-v error -y -f rawvideo -pix_fmt gray -s ${film.width}x${film.height} -r ${rate} -i -`,
      // With frames that are stored in another order than they are shown: counting them is then no longer trivial.
      "-c:v libx264 -preset veryslow -crf 36 -bf 3 -g 48 -pix_fmt yuv420p -movflags +faststart",
      "-fflags +bitexact -flags:v +bitexact -map_metadata -1",
    ]
      .flatMap((group) => group.split(" "))
      .concat(join(import.meta.dirname, name)),
    { stdio: ["pipe", "inherit", "inherit"] },
  );
  for (let number = 0; number < film.frames; number++)
    if (!ffmpeg.stdin.write(drawFrame(number))) await once(ffmpeg.stdin, "drain");
  ffmpeg.stdin.end();
  const [code] = await once(ffmpeg, "close");
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
}
