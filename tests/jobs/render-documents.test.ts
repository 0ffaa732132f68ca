import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startJobRunner } from "../../runtime/jobs/job-runner.ts";
import { createRendering, renderSchedule } from "../../services/billing/render-job.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { insertDocument } from "../support/insert-document.ts";
import { sampleDocuments } from "../support/sample-documents.ts";
import { readJob } from "./jobs-table.ts";

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
afterEach(() => test.owner`delete from private.jobs`);

async function run(): Promise<unknown[]> {
  const failures: unknown[] = [];
  const { kind } = renderSchedule;
  const runner = await startJobRunner(
    test.database,
    { [kind]: createRendering() },
    { schedule: [renderSchedule], onFailure: (error) => failures.push(error) },
  );
  await expect.poll(() => readJob(test.owner, kind).then((job) => job.due_in)).toBeGreaterThan(0);
  await runner.stop();
  return failures;
}

const listFiles = () => test.owner<{ document_id: string; created_at: Date }[]>`
  select document_id, created_at from private.document_files order by document_id`;

describe("what was issued", () => {
  it("is drawn once, and no draft is", async () => {
    const [invoice, proforma, , receipt] = sampleDocuments(true);
    const issued = [];
    for (const content of [invoice!, proforma!, receipt!])
      issued.push(await insertDocument(test.owner, content));
    await test.owner`
      insert into billing_documents (kind, series, content) values ('invoice', 'INV', '{}')`;
    expect(await run()).toEqual([]);
    const drawn = await listFiles();
    expect(drawn.map((each) => each.document_id)).toEqual(issued.map(({ id }) => id).toSorted());
    await test.owner`delete from private.jobs`;
    expect(await run()).toEqual([]);
    expect([...(await listFiles())]).toEqual([...drawn]);
  });

  it("is drawn beside one that cannot be, which is told and tried again", async () => {
    const before = await listFiles();
    await test.owner.begin(async (sql) => {
      // No trigger would let it through.
      await sql`set local session_replication_role = replica`;
      await sql`
        insert into billing_documents (kind, state, series, content, sequence, number, issued_on, tax_point,
          net_pence, vat_pence, total_pence, buyer_name)
        values ('invoice', 'issued', 'INV', '{}', 999, 'INV-00999', current_date, current_date, 1, 0, 1, 'Nobody')`;
    });
    const [, , , receipt] = sampleDocuments(false);
    const { id } = await insertDocument(test.owner, receipt!);
    const failures = await run();
    expect(failures).toHaveLength(1);
    expect(String(failures[0])).toContain("1 documents could not be drawn.");
    const after = await listFiles();
    expect(after).toHaveLength(before.length + 1);
    expect(after.map((each) => each.document_id)).toContain(id);
    expect((await readJob(test.owner, renderSchedule.kind)).is_failed).toBe(false);
  });
});
