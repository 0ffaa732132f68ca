import { afterAll, beforeAll, expect, it } from "vitest";
import { byTier } from "../../scripts/checks/tier.ts";
import { drawRequest } from "./draw-request.ts";
import { findUnasked } from "./find-unasked.ts";
import { invitePeople, type People } from "./people.ts";
import { listAsked, runFuzz } from "./run-fuzz.ts";
import { startWholeBackend, type WholeBackend } from "./start-whole-backend.ts";
import { readSurroundings } from "./surroundings.ts";
import { watchChanges, type Watch } from "./watch-changes.ts";

const seed = Number(process.env.FUZZ_SEED ?? 20_260_115);
const first = Number(process.env.FUZZ_FIRST ?? 0);
const whole = 2000;
const count = Number(process.env.FUZZ_REQUESTS ?? byTier({ short: 600, whole }));
const rooms = ["rest", "auth", "functions", "storage", "forms", "pages", "chain", "realtime"];

let backend: WholeBackend;
let people: People;
const watches: Watch[] = [];
const rejections: unknown[] = [];
const reject = (reason: unknown) => void rejections.push(reason);

beforeAll(async () => {
  process.on("unhandledRejection", reject);
  backend = await startWholeBackend();
  people = await invitePeople(backend);
  for (const caller of ["ada", "ben", "visitor", "half-staff"] as const) {
    watches.push(await watchChanges(backend.url, people, caller));
  }
  // Time for the build, should nobody have made it yet.
}, 240_000);
afterAll(async () => {
  for (const watch of watches) watch.stop();
  await backend.stop();
  process.off("unhandledRejection", reject);
});

it(
  `answers ${count} random requests without failing, telling or getting stuck`,
  { timeout: 120_000 + count * 100 },
  async () => {
    const read = await readSurroundings(backend.database, backend.owner);
    const requests = drawRequest({ ...read, tables: people.tables, pages: backend.pages });
    const run = { backend, people, watches, rejections, requests, seed, first, count };
    const { failures, outcomes } = await runFuzz(run);
    if (failures.length > 0) expect.fail(`FUZZ_SEED=${seed}\n\n${failures.join("\n\n")}`);
    // What is drawn must reach every route, and both sides of every room.
    expect(findUnasked(backend.routes, listAsked(run, Math.max(count, whole)))).toEqual([]);
    if (count < 1000) return;
    const sides = rooms.flatMap((room) => [`${room} taken`, `${room} refused`]);
    expect(sides.filter((side) => (outcomes.get(side) ?? 0) < count / 1000)).toEqual([]);
    expect(watches[0]?.own).toBeGreaterThan(0);
  },
);
