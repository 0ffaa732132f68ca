import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../server/database/database.ts";
import { enqueueJob, type NewJob } from "../../runtime/jobs/enqueue-job.ts";
import type { JobRegistry } from "../../runtime/jobs/job.ts";
import { startJobRunner } from "../../runtime/jobs/job-runner.ts";
import { recurringKey, secondsToNextRun, type RecurringJob } from "../../runtime/jobs/schedule.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { inTurn } from "../support/in-turn.ts";
import { createGate, makeDue, readJob, readJobs } from "./jobs-table.ts";
import type { Database } from "../../runtime/database/types.ts";

let test: TestDatabase;
let secondNode: Database;
const runners: { stop(): Promise<void> }[] = [];
const failures: unknown[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
  secondNode = await openDatabase({ connection: test.connection, connections: 5, log: () => {} });
});
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
});
afterAll(async () => {
  await secondNode.close();
  await test.drop();
});

async function start(
  registry: JobRegistry,
  { database = test.database, schedule = [] as RecurringJob[] } = {},
) {
  const runner = await startJobRunner(database, registry, {
    onFailure: (error) => failures.push(error),
    schedule,
  });
  runners.push(runner);
}

const enqueue = (job: NewJob) => test.database.asOwner((sql) => enqueueJob(sql, job));
const inHours = (hours: number) => new Date(Date.now() + hours * 3600_000);

describe("jobs with a key", () => {
  it("are one while they wait: the earlier time, the newer payload", async () => {
    await enqueue({ kind: "batch", uniqueKey: "batch", runAt: inHours(1), payload: 1 });
    await enqueue({ kind: "batch", uniqueKey: "batch", runAt: inHours(3), payload: 2 });
    const waiting = await readJob(test.owner, "batch");
    expect(waiting.payload).toBe(2);
    expect(Math.abs(waiting.due_in - 3600)).toBeLessThan(10);
    const payloads: unknown[] = [];
    await start({ batch: async ({ payload }) => void payloads.push(payload) });
    await enqueue({ kind: "batch", uniqueKey: "batch", payload: 3 });
    await expect.poll(() => payloads).toEqual([3]);
  });

  it("are two where their kinds differ: what both are about may be one row", async () => {
    await enqueue({ kind: "remind", uniqueKey: "7", runAt: inHours(1), payload: "remind" });
    await enqueue({ kind: "refund", uniqueKey: "7", runAt: inHours(2), payload: "refund" });
    expect(await readJobs(test.owner, "remind")).toMatchObject([{ payload: "remind" }]);
    expect(await readJobs(test.owner, "refund")).toMatchObject([{ payload: "refund" }]);
  });

  it("are new once the earlier one is done", async () => {
    let runs = 0;
    await start({ repeated: async () => void (runs += 1) });
    await enqueue({ kind: "repeated", uniqueKey: "repeated" });
    await expect.poll(() => readJob(test.owner, "repeated")).toMatchObject({ is_finished: true });
    await enqueue({ kind: "repeated", uniqueKey: "repeated" });
    await expect.poll(() => runs).toBe(2);
    expect(await readJobs(test.owner, "repeated")).toHaveLength(2);
  });

  it("run once more when asked for while they run, and never beside themselves", async () => {
    const started = createGate();
    const gate = createGate();
    const payloads: unknown[] = [];
    let atOnce = 0;
    let mostAtOnce = 0;
    const registry: JobRegistry = {
      again: async ({ payload }) => {
        atOnce += 1;
        mostAtOnce = Math.max(mostAtOnce, atOnce);
        payloads.push(payload);
        started.open();
        await gate.opened;
        atOnce -= 1;
      },
    };
    await start(registry);
    await start(registry, { database: secondNode });
    await enqueue({ kind: "again", uniqueKey: "again", payload: "first" });
    await started.opened;
    await enqueue({ kind: "again", uniqueKey: "again", payload: "second" });
    await enqueue({ kind: "again", uniqueKey: "again", payload: "third" });
    gate.open();
    await expect.poll(() => readJob(test.owner, "again")).toMatchObject({ is_finished: true });
    expect(payloads).toEqual(["first", "third"]);
    expect(mostAtOnce).toBe(1);
  });
});

describe("a recurring job", () => {
  const hourly: RecurringJob = { kind: "hourly", everySeconds: 3600 };

  it("is scheduled once by however many nodes, and next when it has run", async () => {
    let runs = 0;
    const registry: JobRegistry = { hourly: async () => void (runs += 1) };
    await Promise.all([
      start(registry, { schedule: [hourly] }),
      start(registry, { schedule: [hourly], database: secondNode }),
    ]);
    await expect.poll(() => readJob(test.owner, "hourly").then((job) => job.due_in > 0)).toBe(true);
    const next = await readJob(test.owner, "hourly");
    expect(next).toMatchObject({ attempts: 0, is_running: false, is_finished: false });
    expect(Math.abs(next.due_in - 3600)).toBeLessThan(10);
    expect(runs).toBe(1);
  });

  it("runs once for all the runs that were missed", async () => {
    await test.owner`
      update private.jobs set run_at = now() - interval '3 days' where kind = 'hourly'`;
    let runs = 0;
    await start({ hourly: async () => void (runs += 1) }, { schedule: [hourly] });
    await expect
      .poll(() => readJob(test.owner, "hourly").then((job) => Math.abs(job.due_in - 3600) < 10))
      .toBe(true);
    expect(runs).toBe(1);
  });

  it("comes sooner when its interval has become shorter, and not later when longer", async () => {
    const registry: JobRegistry = { hourly: async () => {} };
    await start(registry, { schedule: [{ kind: "hourly", everySeconds: 600 }] });
    expect(Math.abs((await readJob(test.owner, "hourly")).due_in - 600)).toBeLessThan(10);
    await start(registry, { schedule: [hourly] });
    expect(Math.abs((await readJob(test.owner, "hourly")).due_in - 600)).toBeLessThan(10);
  });

  it("can be asked for at once", async () => {
    let runs = 0;
    await start({ hourly: async () => void (runs += 1) }, { schedule: [hourly] });
    await enqueue({ kind: "hourly", uniqueKey: recurringKey("hourly") });
    await expect.poll(() => runs).toBe(1);
    await expect
      .poll(() => readJob(test.owner, "hourly").then((job) => job.due_in > 3000))
      .toBe(true);
  });

  it("is never given up, and never waits longer because it failed", async () => {
    const schedule = [{ kind: "flaky", everySeconds: 40 }];
    await start(
      {
        flaky: async () => {
          throw new Error("not today");
        },
      },
      { schedule },
    );
    const waits: number[] = [];
    const awaitRun = async (runs: number) => {
      await expect.poll(() => failures.length).toBe(runs);
      await expect
        .poll(() => readJob(test.owner, "flaky"))
        .toMatchObject({ is_running: false, last_error: "Error" });
      waits.push((await readJob(test.owner, "flaky")).due_in);
    };
    await awaitRun(1);
    await inTurn([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], async (runs) => {
      await makeDue(test.owner, "flaky");
      await awaitRun(runs);
    });
    // The thirteenth failure is the first of a new dozen.
    const expected = [15, 30, ...Array.from({ length: 10 }, () => 40), 15];
    waits.forEach((wait, index) => expect(Math.abs(wait - (expected[index] ?? 0))).toBeLessThan(4));
    expect(await readJob(test.owner, "flaky")).toMatchObject({ is_failed: false });
  });

  it("needs a handler", async () => {
    const starting = startJobRunner(test.database, {}, { onFailure: () => {}, schedule: [hourly] });
    await expect(starting).rejects.toThrow("The recurring job hourly has no handler.");
  });

  it("may come a little later, at random", () => {
    const job = { ...hourly, jitterSeconds: 60 };
    expect(secondsToNextRun(job, () => 0)).toBe(3600);
    expect(secondsToNextRun(job, () => 0.5)).toBe(3630);
    expect(secondsToNextRun(hourly, () => 0.5)).toBe(3600);
  });
});
