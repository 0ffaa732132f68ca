import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { documentContent } from "../../domain/billing/document.ts";
import { londonDay } from "../../domain/billing/london-day.ts";
import { checkLedger } from "../../services/billing/check-ledger.ts";
import { describePayment, startBillingApp, type BillingApp } from "./billing-app.ts";
import { insertInvoice } from "./insert-invoice.ts";

let app: BillingApp;
beforeAll(async () => {
  app = await startBillingApp();
});
afterAll(() => app.stop());
afterEach(async () => {
  expect(app.unexpected).toEqual([]);
  expect((await app.database.asOwner(checkLedger)).broken).toBeNull();
});

const today = londonDay(new Date());

async function receive(companyId: string, pence: number, receivedOn: string, invoice?: string) {
  const documents = invoice === undefined ? [] : [[invoice, pence] as const];
  const payment = describePayment(companyId, pence, documents);
  return String((await app.act({ ...payment, receivedOn }))["paymentId"]);
}

async function issue(companyId: string, pence: number, fromCredit?: boolean) {
  const draft = await app.draft(companyId, pence);
  const [credit] = await app.owner<{ pence: number }[]>`
    select coalesce(sum(unused_pence), 0)::int as pence from incoming_payments where company_id = ${companyId}`;
  const creditPence = fromCredit ? Math.min(credit?.pence ?? 0, pence) : 0;
  const shown = { ...draft.shown, creditPence };
  const asked = { action: "issue", ...draft, shown, send: false, fromCredit } as const;
  // Sent twice at once, it counts once.
  await Promise.all([app.act(asked), app.act(asked)]);
  const [row] = await app.owner`
    select content, tax_point::text from billing_documents where id = ${draft.documentId}`;
  const content = documentContent.parse(row?.["content"]);
  if (content.kind !== "invoice") throw new Error("That is no invoice.");
  expect(row?.["tax_point"]).toBe(content.tax_point);
  return {
    days: [content.issued_on, content.tax_point, content.paid_on],
    balance: await app.readBalance(draft.documentId),
  };
}

it("what is left of a payment for something issued before sets no tax point", async () => {
  const { id: companyId } = await app.createClient();
  const { id } = await app.owner.begin(async (sql) => {
    await sql`select set_config('billing.today', '2026-01-10', true)`;
    return insertInvoice(sql, { pence: 1000, companyId });
  });
  await receive(companyId, 1500, "2026-01-12", id);
  const { days, balance } = await issue(companyId, 500, true);
  expect(days).toEqual([today, today, "2026-01-12"]);
  expect(balance).toMatchObject({ paid: 500, open: 0 });
});

it("an invoice for money that was here before has the day of the first of it as its tax point", async () => {
  const { id: companyId } = await app.createClient();
  const late = await receive(companyId, 500, "2026-01-20");
  const early = await receive(companyId, 1000, "2026-01-05");
  const whole = await issue(companyId, 1200, true);
  expect(whole.days).toEqual([today, "2026-01-05", "2026-01-20"]);
  expect(whole.balance).toMatchObject({ paid: 1200, open: 0 });
  expect(await app.readIncoming(early)).toMatchObject({ allocated: 1000, unused: 0 });
  expect(await app.readIncoming(late)).toMatchObject({ allocated: 200, unused: 300 });

  // The rest of an advance is one still; it pays a part.
  const part = await issue(companyId, 1000, true);
  expect(part.days).toEqual([today, "2026-01-20", undefined]);
  expect(part.balance).toMatchObject({ paid: 300, open: 700 });
  const none = await issue(companyId, 100, true);
  expect(none.days).toEqual([today, today, undefined]);
});

it("without that word credit stays credit, and a proforma never takes any", async () => {
  const { id: companyId } = await app.createClient();
  const { id: other } = await app.createClient();
  const paymentId = await receive(companyId, 1000, "2026-01-05");
  expect(await issue(companyId, 400)).toMatchObject({
    days: [today, today, undefined],
    balance: { paid: 0, open: 400 },
  });
  // Nor does anybody else's invoice.
  expect((await issue(other, 400, true)).balance).toMatchObject({ paid: 0, open: 400 });
  const proforma = await app.draft(companyId, 400, "proforma");
  await app.act({ action: "issue", ...proforma, send: false, fromCredit: true });
  expect(await app.readIncoming(paymentId)).toMatchObject({ unused: 1000 });
});
