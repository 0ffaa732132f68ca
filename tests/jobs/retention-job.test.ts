import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startJobRunner } from "../../runtime/jobs/job-runner.ts";
import { createRetention, retentionSchedule } from "../../services/retention/retention.ts";
import { createPerson } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { readJob } from "./jobs-table.ts";
import { openMailFiles } from "../../server/mailbox/delete-mail-files.ts";

let test: TestDatabase;
let outboxFolder: string;
beforeAll(async () => {
  test = await createTestDatabase();
  outboxFolder = await mkdtemp(join(tmpdir(), "kinolume-retention-"));
  await writeFile(join(outboxFolder, "old.eml"), "words");
  await utimes(join(outboxFolder, "old.eml"), 0, 0);
});
afterAll(async () => {
  await rm(outboxFolder, { recursive: true });
  await test.drop();
});

async function run(): Promise<unknown[]> {
  const failures: unknown[] = [];
  await test.owner`delete from private.jobs`;
  const runner = await startJobRunner(
    test.database,
    { retention: createRetention({ mailFiles: openMailFiles(outboxFolder) }) },
    { schedule: [retentionSchedule], onFailure: (error) => failures.push(error) },
  );
  await expect
    .poll(() => readJob(test.owner, "retention").then((job) => job.due_in))
    .toBeGreaterThan(0);
  await runner.stop();
  return failures;
}

const insertOldLead = () => test.owner`
  insert into public.leads (name, email, content_hash, created_at)
  values ('Ada', 'ada@clients.example', 'hash', now() - interval '3 years')`;

describe("the retention job", () => {
  it("applies every rule in the database and in the outbox's folder", async () => {
    const person = await createPerson(test.owner);
    await insertOldLead();
    await test.owner`update auth.sessions set not_after = now() - interval '1 minute'`;
    expect(await run()).toEqual([]);
    expect(await test.owner`select 1 from public.leads`).toHaveLength(0);
    expect(await test.owner`select 1 from auth.sessions where user_id = ${person.id}`).toHaveLength(
      0,
    );
    expect(await readdir(outboxFolder)).toEqual([]);
    expect((await readJob(test.owner, "retention")).due_in).toBeGreaterThanOrEqual(3590);
  });

  it("applies the other rules when one fails, and tries again soon", async () => {
    await insertOldLead();
    await test.owner`revoke delete on public.enquiries from kinolume_server`;
    expect(await run()).toMatchObject([{ code: "retention_incomplete" }]);
    await test.owner`grant delete on public.enquiries to kinolume_server`;
    expect(await test.owner`select 1 from public.leads`).toHaveLength(0);
    const job = await readJob(test.owner, "retention");
    expect(job.due_in).toBeLessThanOrEqual(15);
    expect(job.last_error).toBe(
      "AppError retention_incomplete: Some rules could not be applied: deleteOldEnquiries. " +
        "< PostgresError 42501",
    );
  });
});
