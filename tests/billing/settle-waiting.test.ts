import { afterAll, beforeAll, expect, it } from "vitest";
import { checkLedger } from "../../services/billing/check-ledger.ts";
import { holdSeries } from "../../services/billing/hold-series.ts";
import { lockPayment } from "../../services/payment/payment.ts";
import { settlePayment } from "../../services/payment/settle-payment.ts";
import { createWaitingSettlement, waitingSchedule } from "../../services/payment/settle-waiting.ts";
import { syncPackages } from "../../services/payment/sync-packages.ts";
import { insertPayment } from "../payment/insert-payment.ts";
import { createPerson } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";

const siteUrl = "https://agency.example";
let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
  await syncPackages(test.database);
});
afterAll(() => test.drop());

/** A payment that has just become paid. */
async function pay(): Promise<string> {
  const id = await insertPayment(test.owner, {
    state: "confirming",
    email: "payer@client.example",
  });
  await test.database.asOwner(async (sql) => {
    await sql`
      update public.eth_payments set state = 'paid', paid_at = now(), received_wei = amount_wei
      where id = ${id}`;
    await settlePayment(sql, await lockPayment(sql, id), { siteUrl });
  });
  return id;
}
const runJob = () =>
  createWaitingSettlement(siteUrl)({
    id: "1",
    kind: waitingSchedule.kind,
    payload: {},
    attempt: 1,
    signal: AbortSignal.timeout(60_000),
    transaction: (work) => test.database.asOwner(work),
  });
const listNumbers = async (id: string) =>
  (
    await test.owner<{ number: string }[]>`
      select number from billing_documents where eth_payment_id = ${id} order by number`
  ).map(({ number }) => number);

it("a payment while numbers are held is paid, and gets its documents once they are given again", async () => {
  expect(await listNumbers(await pay())).toEqual(["PKG-00001", "REC-00001"]);
  await test.database.asOwner(holdSeries);
  const held = await pay();
  expect(await listNumbers(held)).toEqual([]);
  await runJob();
  expect(await listNumbers(held)).toEqual([]);

  const finance = await createPerson(test.owner, { staff: true, roles: ["finance"] });
  for (const [series, last] of [
    ["PKG", 3],
    ["REC", 1],
  ] as const) {
    await test.database.asCaller(
      finance.caller,
      (sql) => sql`select confirm_series(${series}, ${last})`,
    );
  }
  await runJob();
  await runJob();
  expect(await listNumbers(held)).toEqual(["PKG-00004", "REC-00002"]);
  expect((await test.database.asOwner(checkLedger)).broken).toBeNull();
});
