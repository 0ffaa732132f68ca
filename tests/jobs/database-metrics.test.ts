import { afterAll, beforeAll, expect, it } from "vitest";
import { enqueueJob } from "../../runtime/jobs/enqueue-job.ts";
import { listDatabaseMetrics } from "../../server/monitoring/database-metrics.ts";
import type { Metric } from "../../server/monitoring/exposition.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const valueOf = (metrics: readonly Metric[], name: string, state?: string) =>
  metrics
    .find((metric) => metric.name === `kinolume_${name}`)
    ?.samples.find(({ labels }) => labels?.["state"] === state)?.value;

it("counts what is due, what runs, what failed, and the mails that wait", async () => {
  await test.database.asOwner(async (sql) => {
    for (const kind of ["due", "running", "failed", "done"]) await enqueueJob(sql, { kind });
  });
  await test.owner`
    update private.jobs set locked_by = gen_random_uuid(), locked_until = now() + interval '1 minute'
    where kind = 'running'`;
  await test.owner`update private.jobs set failed_at = now() where kind = 'failed'`;
  await test.owner`update private.jobs set finished_at = now() where kind = 'done'`;
  const failures: unknown[] = [];
  const metrics = await listDatabaseMetrics(test.database, (error) => failures.push(error));
  expect(failures).toEqual([]);
  expect(valueOf(metrics, "database_up")).toBe(1);
  for (const state of ["due", "running", "failed"]) expect(valueOf(metrics, "jobs", state)).toBe(1);
  expect(valueOf(metrics, "outbox_mails", "waiting")).toBe(0);
  expect(valueOf(metrics, "outbox_oldest_seconds")).toBe(0);
});

it("tells of the pool alone while the database does not answer", async () => {
  const failures: unknown[] = [];
  const away = { ...test.database, asOwner: () => Promise.reject(new Error("away")) };
  const metrics = await listDatabaseMetrics(away, (error) => failures.push(error));
  expect(failures).toHaveLength(1);
  expect(valueOf(metrics, "database_up")).toBe(0);
  expect(valueOf(metrics, "database_connections", "free")).toBeGreaterThanOrEqual(0);
  expect(valueOf(metrics, "jobs", "due")).toBeUndefined();
});
