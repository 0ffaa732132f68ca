import type postgres from "postgres";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { brand } from "../../content/brand.ts";
import { documentContent } from "../../domain/billing/document.ts";
import { londonDay } from "../../domain/billing/london-day.ts";
import { lockPayment } from "../../services/payment/payment.ts";
import { settlePayment } from "../../services/payment/settle-payment.ts";
import { syncPackages } from "../../services/payment/sync-packages.ts";
import { insertPayment } from "../payment/insert-payment.ts";
import { createPerson } from "../support/create-person.ts";
import { describeLine, startBillingApp, type BillingApp } from "./billing-app.ts";
import { insertInvoice } from "./insert-invoice.ts";

let app: BillingApp;
beforeAll(async () => {
  app = await startBillingApp();
  await syncPackages(app.database);
});
afterAll(() => app.stop());
afterEach(() => expect(app.unexpected).toEqual([]));

const goTo = (sql: postgres.ISql, day: string) =>
  sql`select set_config('billing.today', ${day}, true)`;

async function readContent(id: string) {
  const [row] = await app.owner`select content from billing_documents where id = ${id}`;
  return documentContent.parse(row?.["content"]);
}

async function readDays(id: string) {
  const [row] = await app.owner<{ issued: string; due: string }[]>`
    select issued_on::text as issued, due_on::text as due from billing_documents where id = ${id}`;
  return [row?.issued, row?.due];
}

describe("a day", () => {
  it.each([
    // The clocks change between the two days.
    ["2024-03-20", 14, "2024-03-20", "2024-04-03"],
    ["2024-10-20", 14, "2024-10-20", "2024-11-03"],
    ["2024-12-31", 1, "2024-12-31", "2025-01-01"],
    ["2025-01-31", 28, "2025-01-31", "2025-02-28"],
    ["2025-01-31", 30, "2025-01-31", "2025-03-02"],
    ["2025-12-31", 60, "2025-12-31", "2026-03-01"],
    // Never before the last of its series.
    ["2025-06-01", 0, "2025-12-31", "2025-12-31"],
    ["2026-01-01", 0, "2026-01-01", "2026-01-01"],
  ])("%s with %i days to pay is issued on %s and due on %s", async (day, termsDays, ...days) => {
    const { id } = await app.owner.begin(async (sql) => {
      await goTo(sql, day);
      return insertInvoice(sql, { termsDays });
    });
    expect(await readDays(id)).toEqual(days);
  });

  it("numbers go on over the end of the year", async () => {
    const rows = await app.owner<{ sequence: number }[]>`
      select sequence from billing_documents where series = 'INV' order by issued_on, sequence`;
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index + 1));
  });

  it.each([
    // Ahead of Greenwich from one in the morning of 29 March 2026 until one in the morning of 25 October.
    ["2026-03-28T23:30:00Z", "2026-03-28"],
    ["2026-03-29T00:30:00Z", "2026-03-29"],
    ["2026-03-29T23:30:00Z", "2026-03-30"],
    ["2026-10-24T22:30:00Z", "2026-10-24"],
    ["2026-10-24T23:30:00Z", "2026-10-25"],
    ["2026-10-25T23:30:00Z", "2026-10-25"],
    ["2025-12-31T23:59:59Z", "2025-12-31"],
  ])("what was mined at %s was paid on %s in London", async (mined, day) => {
    const id = await insertPayment(app.owner, { state: "confirming" });
    await app.database.asOwner(async (sql) => {
      await sql`
        update public.eth_payments
        set state = 'paid', paid_at = now(), received_wei = amount_wei, block_time = ${mined}::text::timestamptz
        where id = ${id}`;
      await settlePayment(sql, await lockPayment(sql, id), { siteUrl: app.url });
    });
    const documents = await app.owner<{ kind: string; tax: string; paid: string }[]>`
      select kind, content ->> 'tax_point' as tax, content #>> '{payment,received_on}' as paid
      from billing_documents where eth_payment_id = ${id} order by kind`;
    expect([...documents]).toEqual([
      { kind: "invoice", tax: day, paid: null },
      { kind: "receipt", tax: null, paid: day },
    ]);
    expect(londonDay(new Date(mined))).toBe(day);
  });
});

describe("an earlier day", () => {
  const earlier = "2020-01-31";
  const readToday = (sql: postgres.ISql) =>
    sql<{ day: string }[]>`select private.london_today()::text as day`;
  /** In a series of which nothing was issued. */
  const issueProforma = (sql: postgres.ISql) =>
    sql<{ day: string }[]>`
      insert into public.billing_documents (kind, state, series, content)
      select 'proforma', 'issued', 'PRO', content - 'tax_point'
      from public.billing_documents where kind = 'invoice' limit 1
      returning issued_on::text as day`;

  it("is given to nobody who is not the books' owner", async () => {
    const today = londonDay(new Date());
    const asServer = await app.database.asOwner(async (sql) => {
      await goTo(sql, earlier);
      return [...(await readToday(sql)), ...(await issueProforma(sql))];
    });
    expect(asServer).toEqual([{ day: today }, { day: today }]);
    const become = await app.owner.begin(async (sql) => {
      await goTo(sql, earlier);
      await sql`set local role kinolume_server`;
      return readToday(sql);
    });
    expect([...become]).toEqual([{ day: today }]);
    const staff = await createPerson(app.owner, { staff: true });
    const [turnover] = await app.database.asCaller(staff.caller, async (sql) => {
      await goTo(sql, earlier);
      return sql<{ since: string }[]>`select since::text from read_turnover()`;
    });
    expect(turnover?.since.slice(0, 4)).toBe(String(Number(today.slice(0, 4)) - 1));
  });

  it("is the owner's to ask for, and never a later one", async () => {
    const asked = async (day: string) =>
      app.owner.begin(async (sql) => {
        await goTo(sql, day);
        return (await readToday(sql))[0]?.day;
      });
    expect(await asked(earlier)).toBe(earlier);
    expect(await asked("2999-01-01")).toBe(londonDay(new Date()));
  });
});

describe("registering for VAT", () => {
  const register = async <T>(work: () => Promise<T>): Promise<T> => {
    Object.assign(brand, { vatNumber: "GB123456789" });
    try {
      return await work();
    } finally {
      Object.assign(brand, { vatNumber: "" });
    }
  };

  it("charges VAT on a draft of before, and none by what was issued before, credited or not", async () => {
    const { id: companyId } = await app.createClient();
    const draft = await app.draft(companyId, 10_000);
    const before = await app.invoice(companyId, 10_000);
    const proforma = await app.draft(companyId, 10_000, "proforma");
    await app.act({ action: "issue", ...proforma, send: false });
    const frozen = await readContent(before);
    const key = crypto.randomUUID();
    const copied = await register(async () => {
      // Who has seen it without VAT looks again first.
      const issue = { action: "issue", ...draft, send: false } as const;
      expect(await app.ask(issue)).toMatchObject({ status: 409, body: { code: "moved" } });
      const shown = { ...draft.shown, totalPence: 12_000 };
      await app.act({ ...issue, shown });
      await app.act({
        action: "credit",
        documentId: before,
        reason: "Agreed.",
        lines: [describeLine(4000)],
        key,
      });
      const copy = await app.act({
        action: "copy",
        documentId: proforma.documentId,
        kind: "invoice",
      });
      const documentId = String(copy["documentId"]);
      const seenAt = String(copy["updatedAt"]);
      await app.act({ action: "issue", documentId, seenAt, shown, send: false });
      return documentId;
    });
    const taxed = {
      seller: { vat_number: "GB123456789" },
      vat_treatment: "uk",
      vat: [{ rate: 2000, net_pence: 10_000, vat_pence: 2000 }],
      total_pence: 12_000,
    };
    expect(await readContent(draft.documentId)).toMatchObject(taxed);
    expect(await readContent(copied)).toMatchObject(taxed);
    expect(await readContent(key)).toMatchObject({
      seller: { vat_number: null },
      vat_treatment: "none",
      vat: [],
      total_pence: 4000,
    });
    expect(await readContent(before)).toEqual(frozen);
    expect(await app.readBalance(before)).toMatchObject({ credited: 4000, open: 6000 });
  });
});
