import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { brand } from "../../content/brand.ts";
import { countryCodes } from "../../domain/billing/countries.ts";
import { documentContent } from "../../domain/billing/document.ts";
import { vatFormats } from "../../domain/billing/vat-number.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import {
  describeDraft,
  describeLine,
  describePayment,
  startBillingApp,
  type BillingApp,
} from "./billing-app.ts";

let app: BillingApp;
let finance: Person;
beforeAll(async () => {
  app = await startBillingApp();
  finance = await createPerson(app.owner, { staff: true });
});
afterAll(() => app.stop());
afterEach(() => expect(app.unexpected).toEqual([]));

const refused = (code: string) => ({ status: 409, body: { code } });

/** A client whose owner has said who is charged. */
async function createPayer() {
  const { id: companyId, people } = await app.createClient();
  return { member: people.owner, companyId };
}

const said = { legal_name: "Harbour & Sons Ltd", address: ["2 Quay Street"], country: "GB" };

/** As their form does it; answers why not, where it is refused. */
async function saveDetails(by: Person, company: string, details: object): Promise<unknown> {
  const given = { ...said, vat_number: null, email: null, ...details };
  try {
    await app.database.asCaller(
      by.caller,
      (sql) => sql`
      select public.save_billing_details(${company}, ${sql.json(given)})`,
    );
    return null;
  } catch (error) {
    return error;
  }
}

/** With a VAT number of the studio's own. */
async function registered<Value>(work: () => Promise<Value>): Promise<Value> {
  const before = brand.vatNumber;
  Object.assign(brand, { vatNumber: "GB123456789" });
  try {
    return await work();
  } finally {
    Object.assign(brand, { vatNumber: before });
  }
}

describe("who is charged", () => {
  it("is who was shown, or nothing is issued", async () => {
    const { member, companyId } = await createPayer();
    const draft = await app.draft(companyId, 1000);
    const issue = { action: "issue", ...draft, send: false };
    expect(await saveDetails(member, companyId, { legal_name: "Somebody Else Ltd" })).toBeNull();
    expect(await app.ask(issue)).toMatchObject(refused("moved"));
    const again = await app.draft(companyId, 1000);
    const other = { ...again.shown, totalPence: 999 };
    expect(await app.ask({ ...issue, ...again, shown: other })).toMatchObject(refused("moved"));
    const paid = { ...again.shown, creditPence: 1 };
    expect(await app.ask({ ...issue, ...again, shown: paid })).toMatchObject(refused("moved"));
    expect(await app.ask({ ...issue, ...again })).toMatchObject({ status: 200 });
  });

  it("owes no VAT only when the studio has looked at who they are", async () => {
    const { member, companyId } = await createPayer();
    await registered(async () => {
      const abroad = { country: "DE", vat_number: "DE123456789" };
      expect(await saveDetails(member, companyId, abroad)).toBeNull();
      const draft = await app.draft(companyId, 1000);
      const issue = { action: "issue", ...draft, send: false };
      expect(await app.ask(issue)).toMatchObject(refused("details-unconfirmed"));
      expect(await saveDetails(finance, companyId, { ...abroad, vat_number: null })).toBeNull();
      const unproven = await app.draft(companyId, 1000);
      expect(await app.ask({ ...issue, ...unproven })).toMatchObject(refused("evidence-missing"));
      const evidence = "Seen in the register, they were rude about it.";
      expect(
        await saveDetails(finance, companyId, { ...abroad, vat_number: null, evidence }),
      ).toBeNull();
      // Where letters go changes nothing of who they are; their name does.
      expect(
        await saveDetails(member, companyId, { ...abroad, vat_number: null, email: "a@x.example" }),
      ).toBeNull();
      const proven = await app.draft(companyId, 1000);
      expect(await app.ask({ ...issue, ...proven })).toMatchObject({ status: 200 });
      const [row] = await app.owner`
        select content from billing_documents where id = ${proven.documentId}`;
      expect(documentContent.parse(row?.["content"])).toMatchObject({
        vat_treatment: "outside",
        buyer: { is_business: true },
      });
      expect(JSON.stringify(row)).not.toContain("rude");
      expect(
        await saveDetails(member, companyId, { ...abroad, vat_number: null, legal_name: "X" }),
      ).toBeNull();
      const renamed = await app.draft(companyId, 1000);
      expect(await app.ask({ ...issue, ...renamed })).toMatchObject(refused("details-unconfirmed"));
    });
  });

  it.each([
    ["two addresses", { email: "a@x.example, b@y.example" }],
    ["a line break", { email: "a@x.example\r\nBcc: b@y.example" }],
    ["no address", { email: "a@x" }],
    ["no country", { country: "ZZ" }],
    ["a number of another country", { country: "DE", vat_number: "GB123456789" }],
    ["a number made up", { country: "GB", vat_number: "AAAA" }],
    ["a name of two lines", { legal_name: "Harbour\nSons" }],
  ])("is refused with %s", async (_, details) => {
    const { member, companyId } = await createPayer();
    expect(await saveDetails(member, companyId, details)).toMatchObject({ code: "PT400" });
  });

  it("is checked in the database by the same countries and formats", async () => {
    const rows = await app.owner<{ code: string; known: boolean; format: string | null }[]>`
      select code, private.is_country(code) as known, private.vat_format(code) as format
      from unnest(${[...countryCodes, "ZZ", "EU", ""]}::text[]) as code`;
    expect(rows.filter(({ known }) => known).map(({ code }) => code)).toEqual(countryCodes);
    const formats = rows.flatMap(({ code, format }) => (format === null ? [] : [[code, format]]));
    expect(Object.fromEntries(formats)).toEqual(Object.fromEntries(vatFormats));
  });

  it("may have a bad address from before: money is recorded and documents are sent all the same", async () => {
    const { id: companyId, people } = await app.createClient({ email: "a@x.example, b@y.example" });
    const draft = await app.draft(companyId, 1000);
    expect(await app.ask({ action: "issue", ...draft, send: true })).toMatchObject({ status: 200 });
    expect(await app.ask(describePayment(companyId, 100, []))).toMatchObject({ status: 200 });
    expect(await app.mailCount(people.owner.email)).toBeGreaterThan(0);
  });
});

it("what the studio writes for itself is read by nobody else", async () => {
  const { member, companyId } = await createPayer();
  const secret = `Pays late and lies ${randomUUID()}`;
  const draft = await app.draft(companyId, 1000);
  await app.act({ action: "issue", ...draft, send: false });
  const { documentId } = draft;
  await app.act({ action: "dispute", documentId, reason: secret });
  const paid = await app.act({
    ...describePayment(companyId, 900, [[documentId, 400]]),
    note: secret,
  });
  const paymentId = String(paid["paymentId"]);
  const key = randomUUID();
  const refund = { pence: 100, refundedOn: "2026-02-01", reference: "Back" };
  await app.act({ action: "refund", paymentId, ...refund, reason: secret, key });
  await app.act({ action: "write_off", documentId, pence: 1, reason: secret, key: randomUUID() });
  expect(await saveDetails(finance, companyId, { evidence: secret })).toBeNull();
  const tables = [
    ["billing_documents", "billing_details", "document_balances", "incoming_payments"],
    ["allocations", "refunds", "write_offs", "invoice_disputes", "document_sendings"],
    ["payment_notes", "billing_authors", "billing_confirmations"],
  ].flat();
  const readAll = (by: Person) =>
    app.database.asCaller(by.caller, async (sql) => {
      const read: unknown[] = [await sql`select * from list_incoming()`];
      for (const table of tables) read.push(await sql`select * from ${sql(table)}`);
      return JSON.stringify(read);
    });
  const words = await readAll(member);
  expect(words).toContain(documentId);
  expect(words).toContain(paymentId);
  expect(words).not.toContain(secret);
  expect(words).not.toContain(app.studio.id);
  const all = await readAll(finance);
  expect(all.split(secret).length - 1).toBe(6);
  expect(all).toContain(`{"entry_id":"${paymentId}","person_id":"${app.studio.id}"}`);
});

const reason = "Agreed.";

it("what was written off is taken back, no more than that, and once", async () => {
  const { companyId } = await createPayer();
  const documentId = await app.invoice(companyId, 1000);
  await app.act({ action: "write_off", documentId, pence: 600, reason, key: randomUUID() });
  const back = { action: "take_back_write_off", documentId, pence: 600, reason, key: randomUUID() };
  expect(await app.ask({ ...back, pence: 601 })).toMatchObject(refused("never-written-off"));
  const answers = await Promise.all([app.ask(back), app.ask(back)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await app.readBalance(documentId)).toMatchObject({ written_off: 0, open: 1000 });
  expect(await app.ask({ ...back, key: randomUUID() })).toMatchObject(refused("never-written-off"));
});

it("money comes in this century, and goes back after it came", async () => {
  const { companyId } = await createPayer();
  const payment = describePayment(companyId, 1000, []);
  const early = { ...payment, receivedOn: "1999-12-31" };
  expect(await app.ask(early)).toMatchObject(refused("date-too-early"));
  const paymentId = String((await app.act(payment))["paymentId"]);
  const refund = { action: "refund", paymentId, pence: 1, reference: "R", reason };
  const asked = { ...refund, key: randomUUID(), refundedOn: "2026-01-30" };
  expect(await app.ask(asked)).toMatchObject(refused("before-payment"));
  expect(await app.ask({ ...asked, refundedOn: "2026-01-31" })).toMatchObject({ status: 200 });
});

it("a draft that no document has room for is refused, and says so", async () => {
  const { companyId } = await createPayer();
  const line = { ...describeLine(1000), description: "Ω".repeat(2000) };
  const asked = {
    action: "save_draft",
    documentId: null,
    seenAt: null,
    companyId,
    kind: "invoice",
    draft: { ...describeDraft(1000), lines: Array.from({ length: 200 }, () => line) },
  };
  expect(await app.ask(asked)).toMatchObject(refused("too-long"));
});

it("a credit note takes back lines of its invoice", async () => {
  const { companyId } = await createPayer();
  const documentId = await app.invoice(companyId, 1000);
  const credit = { action: "credit", documentId, reason, key: randomUUID() };
  const line = describeLine(100);
  for (const lines of [
    [{ ...line, description: "A dance" }],
    [line, { ...line, description: "A dance", unit_pence: 0 }],
  ])
    expect(await app.ask({ ...credit, lines })).toMatchObject(refused("not-charged"));
  expect(await app.ask({ ...credit, lines: [line] })).toMatchObject({ status: 200 });
});

it("whoever has a receipt is told that its payment was reversed, and reads it beside the receipt", async () => {
  const { id: companyId, people, email } = await app.createClient();
  const documentId = await app.invoice(companyId, 1000);
  const paymentId = await app.pay(companyId, 1200, [[documentId, 1000]]);
  await app.act({
    action: "reverse",
    paymentId,
    reason: "Recalled, they are broke.",
    key: randomUUID(),
  });
  const told = await app.mailTo(email);
  expect(told.kind).toBe("billing-reversal");
  expect(told.text).toContain("Reversed: £12");
  expect(told.text).toMatch(/INV-\d{5} \(£10\)/);
  expect(told.text).not.toContain("broke");
  const [payment] = await app.database.asCaller(
    people.viewer.caller,
    (sql) => sql`select reversed_on is not null as reversed from incoming_payments`,
  );
  expect(payment).toEqual({ reversed: true });
});
