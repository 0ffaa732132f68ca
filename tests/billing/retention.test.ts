import { afterAll, beforeAll, expect, it } from "vitest";
import { checkLedger } from "../../services/billing/check-ledger.ts";
import { deleteOldDocuments } from "../../services/retention/retention-rules.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { insertInvoice } from "./insert-invoice.ts";

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const issueOn = (day: string) =>
  test.owner.begin(async (sql) => {
    await sql`select set_config('billing.today', ${day}, true)`;
    return insertInvoice(sql);
  });

it("documents go seven years after the end of any financial year they can belong to, and leave the chain whole", async () => {
  const year = new Date().getUTCFullYear() - 9;
  const gone = await issueOn(`${year}-12-31`);
  const kept = await issueOn(`${year + 1}-01-01`);
  await expect(test.owner`delete from billing_documents where id = ${kept.id}`).rejects.toThrow(
    "An issued document never changes.",
  );
  await test.database.asOwner(deleteOldDocuments);
  const left = await test.owner`select number from billing_documents`;
  expect(left.map((each) => each["number"])).toEqual([kept.number]);
  expect(gone.number).toBe("INV-00001");
  expect(await test.database.asOwner(checkLedger)).toMatchObject({ documents: 2, broken: null });
});

it("what settled an invoice goes with it, once that is as old", async () => {
  const year = new Date().getUTCFullYear() - 9;
  const [payment] = await test.owner<{ id: string }[]>`
    insert into incoming_payments (source, external_id, pence, received_on, payer, created_at)
    values ('bank', 'old', 50000, ${`${year}-12-31`}, 'Harbour', now() - interval '9 years') returning id`;
  const { id } = await insertInvoice(test.owner);
  await test.owner`
    insert into allocations (payment_id, document_id, pence, created_at)
    values (${payment?.id ?? ""}, ${id}, 50000, now() - interval '9 years')`;
  await test.database.asOwner(deleteOldDocuments);
  // Its invoice is of today: both stay as long as that does.
  expect(await test.owner`select 1 from incoming_payments`).toHaveLength(1);
  expect((await test.database.asOwner(checkLedger)).broken).toBeNull();
});
