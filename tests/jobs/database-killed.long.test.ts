import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../server/database/database.ts";
import { enqueueJob } from "../../runtime/jobs/enqueue-job.ts";
import { startJobRunner } from "../../runtime/jobs/job-runner.ts";
import { startPostgres, type EmbeddedPostgres } from "../../server/postgres/postgres.ts";
import { createGate } from "./jobs-table.ts";
import type { Database } from "../../runtime/database/types.ts";

const dataDirectory = mkdtempSync(join(tmpdir(), "kinolume-jobs-"));
let server: EmbeddedPostgres;
let database: Database;

beforeAll(async () => {
  chmodSync(dataDirectory, 0o711);
  server = await startPostgres({ dataDirectory, log: () => {} });
  database = await openDatabase({ connection: server.connection, log: () => {} });
});
afterAll(async () => {
  await database.close();
  await server.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

function readPid(): number {
  return Number.parseInt(readFileSync(join(dataDirectory, "postgres/postmaster.pid"), "utf8"), 10);
}

async function isReachable(): Promise<boolean> {
  return database
    .asOwner((sql) => sql`select 1`)
    .then(
      () => true,
      () => false,
    );
}

describe("PostgreSQL killed while jobs run", () => {
  it("leaves the job to the run that holds it, and the runner goes on by itself", async () => {
    const started = createGate();
    const gate = createGate();
    const ran: string[] = [];
    const failures: unknown[] = [];
    const runner = await startJobRunner(
      database,
      {
        long: async ({ transaction }) => {
          started.open();
          await gate.opened;
          await transaction((sql) => sql`insert into private.feed_state (url) values ('once')`);
          ran.push("long");
        },
        short: async () => void ran.push("short"),
      },
      { pollMilliseconds: 100, leaseSeconds: 30, onFailure: (error) => failures.push(error) },
    );
    await database.asOwner((sql) => enqueueJob(sql, { kind: "long" }));
    await started.opened;
    const killed = readPid();
    process.kill(killed, "SIGKILL");
    await expect.poll(readPid, { timeout: 60_000 }).not.toBe(killed);
    await expect.poll(isReachable, { timeout: 60_000 }).toBe(true);
    // Its lease outlived the database: it is still the only run, and may commit.
    gate.open();
    await database.asOwner((sql) => enqueueJob(sql, { kind: "short" }));
    await expect.poll(() => ran.toSorted()).toEqual(["long", "short"]);
    const unfinished = () =>
      database.asOwner((sql) => sql`select kind from private.jobs where finished_at is null`);
    await expect.poll(unfinished).toHaveLength(0);
    await runner.stop();
    const unexpected = failures.filter(
      (error) =>
        !(error instanceof Error && "code" in error && error.code === "database_unavailable"),
    );
    expect(unexpected).toEqual([]);
  }, 120_000);
});
