import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enqueueJob } from "../../runtime/jobs/enqueue-job.ts";
import { startJobRunner } from "../../runtime/jobs/job-runner.ts";
import { connectionUrl } from "../support/connection-url.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { createGate, readJob } from "./jobs-table.ts";

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const leaseSeconds = 3;

async function startStuckNode() {
  const node = spawn(process.execPath, [join(import.meta.dirname, "stuck-node.ts")], {
    env: {
      ...process.env,
      NODE_DATABASE: connectionUrl(test.connection),
      NODE_LEASE_SECONDS: String(leaseSeconds),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(node.stdout, "data");
  return node;
}

async function leaseEnd(kind: string): Promise<number> {
  const [row] = await test.owner<{ locked_until: Date | null }[]>`
    select locked_until from private.jobs where kind = ${kind}`;
  return row?.locked_until?.getTime() ?? 0;
}

describe("a node that is killed in the middle of a job", () => {
  it("keeps the job while it lives, and loses it to another when it is gone", async () => {
    const kind = "survive a kill";
    const attempts: number[] = [];
    await test.database.asOwner((sql) => enqueueJob(sql, { kind }));
    const node = await startStuckNode();
    const runner = await startJobRunner(
      test.database,
      { [kind]: async ({ attempt }) => void attempts.push(attempt) },
      { leaseSeconds, pollMilliseconds: 100, onFailure: () => {} },
    );
    try {
      // Past the end of the first lease: it must have been renewed.
      const firstEnd = await leaseEnd(kind);
      await expect.poll(() => Date.now()).toBeGreaterThan(firstEnd + 200);
      expect(await leaseEnd(kind)).toBeGreaterThan(firstEnd);
      expect(attempts).toEqual([]);

      node.kill("SIGKILL");
      await once(node, "exit");
      await expect.poll(() => attempts).toEqual([2]);
      await expect.poll(() => readJob(test.owner, kind)).toMatchObject({ is_finished: true });
    } finally {
      node.kill("SIGKILL");
      await runner.stop();
    }
  }, 40_000);
});

describe("a run whose job was taken over", () => {
  it("is told, can commit nothing more, and does not settle the job", async () => {
    const started = createGate();
    const told = createGate();
    const failures: unknown[] = [];
    let late: unknown;
    const runner = await startJobRunner(
      test.database,
      {
        overtaken: async ({ signal, transaction }) => {
          signal.addEventListener("abort", told.open);
          started.open();
          await told.opened;
          late = await transaction((sql) => sql`delete from private.jobs`).catch(
            (error: unknown) => error,
          );
        },
      },
      { leaseSeconds: 0.6, onFailure: (error) => void failures.push(error) },
    );
    await test.database.asOwner((sql) => enqueueJob(sql, { kind: "overtaken" }));
    await started.opened;
    await test.owner`
      update private.jobs set locked_by = gen_random_uuid(), locked_until = now() + interval '1 hour'
      where kind = 'overtaken'`;
    await told.opened;
    await runner.stop();
    expect(late).toMatchObject({ code: "job_lost" });
    expect(failures).toMatchObject([{ code: "job_lost" }]);
    expect(await readJob(test.owner, "overtaken")).toMatchObject({
      is_running: true,
      is_finished: false,
    });
  });

  it("keeps the job beyond its lease while a transaction of its own is open", async () => {
    const started = createGate();
    const gate = createGate();
    let runs = 0;
    const first = await startJobRunner(
      test.database,
      {
        guarded: async ({ transaction }) => {
          await transaction(async () => {
            started.open();
            await gate.opened;
          });
        },
      },
      { onFailure: () => {} },
    );
    await test.database.asOwner((sql) => enqueueJob(sql, { kind: "guarded" }));
    await started.opened;
    // As if its renewals had not come through.
    await test.owner`
      update private.jobs set locked_until = now() - interval '1 minute' where kind = 'guarded'`;
    const second = await startJobRunner(
      test.database,
      { guarded: async () => void (runs += 1), next: async () => {} },
      { onFailure: () => {} },
    );
    await test.database.asOwner((sql) => enqueueJob(sql, { kind: "next" }));
    await expect.poll(() => readJob(test.owner, "next")).toMatchObject({ is_finished: true });
    await second.stop();
    expect(runs).toBe(0);
    gate.open();
    await expect.poll(() => readJob(test.owner, "guarded")).toMatchObject({ is_finished: true });
    await first.stop();
  });
});
