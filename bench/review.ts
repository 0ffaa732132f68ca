import { globSync } from "node:fs";
import { openRoom } from "./review/open-room.ts";
import { measureHearing, measureList, measureSteps, percentile } from "./review/room.ts";

// BENCH_ROUNDS: how many steps and comments are measured.
const rounds = Number(process.env["BENCH_ROUNDS"] ?? 100);
// BENCH_FILM: another film than one of the site's own.
const film =
  process.env["BENCH_FILM"] ?? globSync("public/media/forth-ports-film-1280-h264.*.mp4")[0] ?? "";

const room = await openRoom(film);
try {
  const steps = await measureSteps(room, rounds);
  const heard = await measureHearing(room, Math.max(10, rounds / 4));
  const { usable, rows } = await measureList(room);
  const say = (times: readonly number[]) =>
    `${percentile(times, 0.5).toFixed(0)} median, ${percentile(times, 0.95).toFixed(0)} p95`;
  console.log("the review page, in milliseconds");
  console.log(`  a step                  ${say(steps)}`);
  console.log(`  heard elsewhere         ${say(heard)}`);
  console.log(`  10,000 comments usable  ${usable.toFixed(0)}, ${rows} rows on the page`);
} finally {
  await room.stop();
}
