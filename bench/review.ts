import { globSync } from "node:fs";
import { ensureSiteBuilt } from "../scripts/build-site.ts";
import { openRoom } from "./review/open-room.ts";
import { measureHearing, measureList, measureSteps, percentile } from "./review/room.ts";
import { measureUploads } from "./review/upload.ts";

// BENCH_ROUNDS: how many steps and comments are measured.
const rounds = Number(process.env["BENCH_ROUNDS"] ?? 100);
// BENCH_FILM: another film than one of the site's own.
const film =
  process.env["BENCH_FILM"] ?? globSync("public/media/forth-ports-film-1280-h264.*.mp4")[0] ?? "";
// BENCH_UPLOAD_MB: how large the file is that is sent three times in each way, of which the best counts.
const size = Number(process.env["BENCH_UPLOAD_MB"] ?? 256);

await ensureSiteBuilt((line) => console.log(line));
const room = await openRoom(film);
try {
  const steps = await measureSteps(room, rounds);
  const heard = await measureHearing(room, Math.max(10, rounds / 4));
  const { usable, rows, longest } = await measureList(room);
  const say = (times: readonly number[]) =>
    `${percentile(times, 0.5).toFixed(0)} median, ${percentile(times, 0.95).toFixed(0)} p95`;
  console.log("the review page, in milliseconds");
  console.log(`  a step                  ${say(steps)}`);
  console.log(`  heard elsewhere         ${say(heard)}`);
  console.log(`  10,000 comments usable  ${usable.toFixed(0)}, ${rows} rows on the page`);
  console.log(`  its longest task        ${longest.toFixed(0)}`);
} finally {
  await room.stop();
}

const { plain, resumable, hash } = await measureUploads(size * 1024 * 1024, 3);
console.log(`upload of ${size} MB, in MB a second`);
console.log(`  plain PUT               ${plain.toFixed(0)}`);
console.log(`  in pieces of 6 MiB      ${resumable.toFixed(0)}`);
console.log(`  SHA-256 by itself       ${hash.toFixed(0)}`);
