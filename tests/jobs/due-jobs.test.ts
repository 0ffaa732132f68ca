import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { enqueueJob } from "../../runtime/jobs/enqueue-job.ts";
import type { JobRegistry } from "../../runtime/jobs/job.ts";
import { releaseJobs } from "../../runtime/jobs/release-jobs.ts";
import { runDueJobs } from "../../runtime/jobs/run-due-jobs.ts";
import type { RecurringJob } from "../../runtime/jobs/schedule.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { readJob } from "./jobs-table.ts";

let test: TestDatabase;
const failures: unknown[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
});
afterEach(async () => {
  await test.owner`delete from private.jobs`;
  failures.length = 0;
});
afterAll(() => test.drop());

function run(
  registry: JobRegistry,
  schedule: readonly RecurringJob[] = [],
  stopping?: AbortSignal,
) {
  return runDueJobs(test.database, registry, {
    schedule,
    stopping: stopping ?? new AbortController().signal,
    onFailure: (error) => failures.push(error),
  });
}

const enqueue = (kind: string) => test.database.asOwner((sql) => enqueueJob(sql, { kind }));

it("runs what is due once, and leaves the recurring job its next turn", async () => {
  await enqueue("once");
  const registry = { once: async () => undefined, often: async () => undefined };
  const schedule = [{ kind: "often", everySeconds: 600 }];
  expect((await run(registry, schedule)).toSorted()).toEqual(["often", "once"]);
  expect(await run(registry, schedule)).toEqual([]);
  const { due_in: dueIn } = await readJob(test.owner, "often");
  expect(dueIn).toBeGreaterThan(590);
  expect(dueIn).toBeLessThanOrEqual(600);
});

it("goes on behind a job that fails, and begins nothing once it is to stop", async () => {
  const stopping = new AbortController();
  await enqueue("failing");
  await enqueue("last");
  await enqueue("never");
  const registry = {
    failing: async () => Promise.reject(new Error("not today")),
    last: async () => stopping.abort(),
    never: async () => undefined,
  };
  expect(await run(registry, [], stopping.signal)).toEqual(["failing", "last"]);
  expect(failures).toHaveLength(1);
  expect(await readJob(test.owner, "failing")).toMatchObject({ is_finished: false, attempts: 1 });
  expect(await readJob(test.owner, "never")).toMatchObject({ is_finished: false, attempts: 0 });
});

it("takes a job whose process is gone only after its lease was ended", async () => {
  await enqueue("held");
  await test.owner`
    update private.jobs set locked_by = gen_random_uuid(), locked_until = now() + interval '1 hour'`;
  const registry = { held: async () => undefined };
  expect(await run(registry)).toEqual([]);
  await test.database.asOwner(releaseJobs);
  expect(await run(registry)).toEqual(["held"]);
});
