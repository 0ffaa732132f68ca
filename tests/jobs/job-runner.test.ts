import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../server/database/database.ts";
import { AppError } from "../../runtime/errors/app-error.ts";
import { enqueueJob, type NewJob } from "../../runtime/jobs/enqueue-job.ts";
import type { JobContext, JobRegistry } from "../../runtime/jobs/job.ts";
import { startJobRunner, type JobRunnerOptions } from "../../runtime/jobs/job-runner.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { inTurn } from "../support/in-turn.ts";
import { createGate, makeDue, readJob, readJobs } from "./jobs-table.ts";
import type { Database } from "../../runtime/database/types.ts";

let test: TestDatabase;
let secondNode: Database;
const failures: unknown[] = [];
const runners: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
  secondNode = await openDatabase({ connection: test.connection, connections: 5, log: () => {} });
});
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
  failures.length = 0;
});
afterAll(async () => {
  await secondNode.close();
  await test.drop();
});

async function start(
  registry: JobRegistry,
  options: Partial<JobRunnerOptions> & { database?: Database } = {},
) {
  const { database = test.database, ...rest } = options;
  const runner = await startJobRunner(database, registry, {
    onFailure: (error) => failures.push(error),
    ...rest,
  });
  runners.push(runner);
  return runner;
}

const enqueue = (job: NewJob) => test.database.asOwner((sql) => enqueueJob(sql, job));

describe("a job", () => {
  it("runs as soon as its transaction has committed, with its payload", async () => {
    const seen: Pick<JobContext, "payload" | "attempt">[] = [];
    // Polling is too slow to be what wakes this runner.
    await start(
      { greet: async ({ payload, attempt }) => void seen.push({ payload, attempt }) },
      { pollMilliseconds: 600_000 },
    );
    await enqueue({ kind: "greet", payload: { name: "Ada" } });
    await expect.poll(() => seen).toEqual([{ payload: { name: "Ada" }, attempt: 1 }]);
    await expect.poll(() => readJob(test.owner, "greet")).toMatchObject({ is_finished: true });
  });

  it("leaves no trace when its transaction does not commit", async () => {
    const abandoned = test.database.asOwner(async (sql) => {
      await enqueueJob(sql, { kind: "abandoned" });
      throw new Error("changed my mind");
    });
    await expect(abandoned).rejects.toThrow("changed my mind");
    expect(await readJobs(test.owner, "abandoned")).toEqual([]);
  });

  it("waits for its time", async () => {
    const ran: string[] = [];
    await enqueue({ kind: "later", runAt: new Date(Date.now() + 3600_000) });
    await start({
      later: async () => void ran.push("later"),
      now: async () => void ran.push("now"),
    });
    await enqueue({ kind: "now" });
    await expect.poll(() => ran).toEqual(["now"]);
    await makeDue(test.owner, "later");
    await expect.poll(() => ran).toEqual(["now", "later"]);
  });

  it("is found by polling when no notification comes", async () => {
    let runs = 0;
    await start({ silent: async () => void (runs += 1) }, { pollMilliseconds: 50 });
    await test.owner`insert into private.jobs (kind) values ('silent')`;
    await expect.poll(() => runs).toBe(1);
  });

  it("waits for a node that knows its kind", async () => {
    let runs = 0;
    await enqueue({ kind: "novelty" });
    await enqueue({ kind: "routine" });
    await start({ routine: async () => {} });
    await expect.poll(() => readJob(test.owner, "routine")).toMatchObject({ is_finished: true });
    expect(await readJob(test.owner, "novelty")).toMatchObject({ attempts: 0 });
    await start({ novelty: async () => void (runs += 1) }, { database: secondNode });
    await expect.poll(() => runs).toBe(1);
  });
});

describe("two nodes on one database", () => {
  it("run 200 jobs exactly once each", async () => {
    const taken: { node: string; payload: unknown }[] = [];
    const work = (node: string): JobRegistry => ({
      share: async ({ payload, transaction }) => {
        taken.push({ node, payload });
        await transaction((sql) => sql`select pg_sleep(0.002)`);
      },
    });
    await start(work("first"));
    await start(work("second"), { database: secondNode });
    await test.database.asOwner(async (sql) => {
      await Promise.all(
        Array.from({ length: 200 }, (_, payload) => enqueueJob(sql, { kind: "share", payload })),
      );
    });
    const unfinished = async () =>
      (await readJobs(test.owner, "share")).filter((job) => !job.is_finished).length;
    await expect.poll(unfinished).toBe(0);
    expect(taken.map(({ payload }) => Number(payload)).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 200 }, (_, number) => number),
    );
    expect(new Set(taken.map(({ node }) => node)).size).toBe(2);
    const attempts = (await readJobs(test.owner, "share")).map((job) => job.attempts);
    expect(new Set(attempts)).toEqual(new Set([1]));
    expect(failures).toEqual([]);
  });

  it("each run no more jobs at once than they have slots", async () => {
    const gate = createGate();
    let atOnce = 0;
    await start(
      {
        hold: async () => {
          atOnce += 1;
          await gate.opened;
        },
      },
      { slots: 2 },
    );
    await Promise.all([1, 2, 3, 4].map(() => enqueue({ kind: "hold" })));
    await expect.poll(() => atOnce).toBe(2);
    const running = (await readJobs(test.owner, "hold")).filter((job) => job.is_running);
    expect(running).toHaveLength(2);
    gate.open();
    await expect.poll(() => atOnce).toBe(4);
  });
});

describe("a job that fails", () => {
  it("is put off twice as long each time, then left for the studio to see", async () => {
    await enqueue({ kind: "doomed", payload: { id: 7 } });
    await start({
      doomed: async () => {
        throw new AppError("no_luck", "It did not work.");
      },
    });
    const waits: number[] = [];
    const awaitAttempt = async (attempts: number) => {
      await expect
        .poll(() => readJob(test.owner, "doomed"))
        .toMatchObject({ attempts, is_running: false });
      waits.push((await readJob(test.owner, "doomed")).due_in);
    };
    await awaitAttempt(1);
    await inTurn([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], async (attempts) => {
      await makeDue(test.owner, "doomed");
      await awaitAttempt(attempts);
    });
    const expected = [15, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600, 3600];
    waits.forEach((wait, index) => expect(Math.abs(wait - (expected[index] ?? 0))).toBeLessThan(4));
    expect(await readJob(test.owner, "doomed")).toMatchObject({
      is_failed: true,
      is_finished: false,
      last_error: "AppError no_luck: It did not work.",
    });
    expect(failures).toHaveLength(12);
  });

  it("is done, and has no error, once it works", async () => {
    await enqueue({ kind: "recovering" });
    await start({
      recovering: async ({ attempt }) => {
        if (attempt === 1) throw new Error("ada@clients.example is unknown");
      },
    });
    await expect
      .poll(() => readJob(test.owner, "recovering"))
      .toMatchObject({ attempts: 1, is_running: false, last_error: "Error" });
    await makeDue(test.owner, "recovering");
    await expect
      .poll(() => readJob(test.owner, "recovering"))
      .toMatchObject({ attempts: 2, is_finished: true, last_error: null });
  });

  it("is not run again when it took down every node that ran it", async () => {
    let runs = 0;
    await test.owner`
      insert into private.jobs (kind, attempts, locked_by, locked_until)
      values ('poison', 12, gen_random_uuid(), now() - interval '1 second')`;
    await start({ poison: async () => void (runs += 1) });
    await expect.poll(() => readJob(test.owner, "poison")).toMatchObject({ is_failed: true });
    expect(runs).toBe(0);
  });
});

describe("stopping", () => {
  it("waits for running jobs and takes no more", async () => {
    const gate = createGate();
    const started = createGate();
    const runner = await start(
      {
        slow: async () => {
          started.open();
          await gate.opened;
        },
      },
      { slots: 1 },
    );
    await enqueue({ kind: "slow", payload: 1 });
    await enqueue({ kind: "slow", payload: 2 });
    await started.opened;
    let isStopped = false;
    const stopping = runner.stop().then(() => (isStopped = true));
    await test.owner`select pg_sleep(0.2)`;
    expect(isStopped).toBe(false);
    gate.open();
    await stopping;
    expect(await readJobs(test.owner, "slow")).toMatchObject([
      { is_finished: true },
      { is_finished: false, attempts: 0 },
    ]);
  });

  it("tells a job that goes on for too long, and gives it back uncounted", async () => {
    const started = createGate();
    const runner = await start(
      {
        endless: async ({ signal }) => {
          started.open();
          await new Promise((_, reject) => {
            signal.addEventListener("abort", () => reject(signal.reason));
          });
        },
      },
      { stopMilliseconds: 50 },
    );
    await enqueue({ kind: "endless" });
    await started.opened;
    await runner.stop();
    expect(await readJob(test.owner, "endless")).toMatchObject({
      is_running: false,
      is_finished: false,
      attempts: 0,
    });
    let runs = 0;
    await start({ endless: async () => void (runs += 1) }, { database: secondNode });
    await expect.poll(() => runs).toBe(1);
  });

  it("does not wait for ever", async () => {
    const started = createGate();
    const runner = await start(
      {
        deaf: async () => {
          started.open();
          await new Promise(() => {});
        },
      },
      { stopMilliseconds: 50 },
    );
    await enqueue({ kind: "deaf" });
    await started.opened;
    await runner.stop();
    expect(await readJob(test.owner, "deaf")).toMatchObject({ is_running: true });
  });
});
