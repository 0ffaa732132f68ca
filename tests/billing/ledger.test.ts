import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { canonicalForm } from "../../domain/proof/canonical-form.ts";
import { startBillingApp, describeLine, type BillingApp } from "./billing-app.ts";

let app: BillingApp;
beforeAll(async () => {
  app = await startBillingApp();
});
afterAll(() => app.stop());

const reason = "Agreed.";

function describeContent(pence: number) {
  return {
    seller: { name: "Kinolume Ltd", vat_number: null },
    buyer: { name: "Harbour" },
    vat_treatment: "none",
    lines: [{ ...describeLine(pence), vat_rate: 0, net_pence: pence }],
    vat: [],
    net_pence: pence,
    vat_pence: 0,
    total_pence: pence,
  };
}

describe("numbers", () => {
  it("have no gap and no double, whoever issues at once and whoever rolls back", async () => {
    const issuers = 50;
    const rounds = Number(process.env["LEDGER_ROUNDS"] ?? 4);
    const pool = postgres({ ...app.connection, max: 20, onnotice: () => {} });
    const before =
      await app.owner`select last_sequence from private.document_series where series = 'PRO'`;
    let issued = 0;
    await Promise.all(
      Array.from({ length: issuers }, async (_, issuer) => {
        for (let round = 0; round < rounds; round += 1) {
          const fails = (issuer * rounds + round) % 10 === 0;
          await pool
            .begin(async (sql) => {
              await sql`
                insert into public.billing_documents (kind, state, series, content)
                values ('proforma', 'issued', 'PRO', ${sql.json(describeContent(100))})`;
              if (fails) throw new Error("rolled back");
            })
            .then(
              () => (issued += 1),
              (error: unknown) => {
                if (!fails) throw error;
              },
            );
        }
      }),
    );
    await pool.end();
    const rows = await app.owner<{ sequence: number }[]>`
      select sequence from billing_documents where series = 'PRO' order by sequence`;
    const first = Number(before[0]?.["last_sequence"]) + 1;
    expect(issued).toBe(issuers * rounds * 0.9);
    expect(rows.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: issued }, (_, index) => first + index),
    );
    const [broken] = await app.owner`
      select c.number from private.document_chain c
      join billing_documents d on d.id = c.document_id
      where c.hash <> private.hash_document(d.id, d.content, c.previous_hash)
        or c.previous_hash <> coalesce(
          (select b.hash from private.document_chain b where b.position = c.position - 1), '0x' || repeat('0', 64)
        )`;
    expect(broken).toBeUndefined();
  }, 600_000);

  it("are all or nothing when the connection dies at any step", async () => {
    const { id: companyId } = await app.createClient();
    const count = async () => {
      const [row] = await app.owner`
        select (select count(*)::int from billing_documents) as documents,
          (select count(*)::int from document_balances) as balances,
          (select count(*)::int from private.document_chain) as links,
          (select sum(last_sequence)::int from private.document_series) as numbers,
          (select count(*)::int from incoming_payments) as payments,
          (select count(*)::int from allocations) as allocations`;
      return row;
    };
    const steps = 4;
    for (let step = 1; step <= steps; step += 1) {
      const before = await count();
      const doomed = postgres({ ...app.connection, max: 1, onnotice: () => {} });
      const id = randomUUID();
      const payment = randomUUID();
      const sql = await doomed.reserve();
      await sql`begin`;
      const statements = [
        () => sql`select private.lock_ledger()`,
        () => sql`
          insert into billing_documents (id, kind, state, series, company_id, content)
          values (${id}, 'invoice', 'issued', 'INV', ${companyId}, ${sql.json(describeContent(500))})`,
        () => sql`
          insert into incoming_payments (id, company_id, source, external_id, pence, received_on, payer)
          values (${payment}, ${companyId}, 'bank', ${payment}, 500, '2026-01-31', 'Harbour')`,
        () => sql`
          insert into allocations (payment_id, document_id, pence) values (${payment}, ${id}, 500)`,
      ];
      for (const statement of statements.slice(0, step)) await statement();
      await expect(sql`select pg_terminate_backend(pg_backend_pid())`).rejects.toThrow();
      await doomed.end({ timeout: 1 });
      expect(await count()).toEqual(before);
    }
  });

  it("are of the day in London, never before the last, and due by the calendar", async () => {
    const { id: companyId } = await app.createClient();
    await app.owner`update private.document_series set last_issued_on = '2027-01-31' where series = 'INV'`;
    const id = await app.invoice(companyId, 100);
    const [row] = await app.owner`
      select issued_on::text, due_on::text from billing_documents where id = ${id}`;
    expect(row).toEqual({ issued_on: "2027-01-31", due_on: "2027-02-14" });
    await app.owner`update private.document_series set last_issued_on = null where series = 'INV'`;
    // The clocks go back at the end of October: 23:30 UTC is the next day only before that.
    const [days] = await app.owner`
      select ('2026-10-24T23:30Z'::timestamptz at time zone 'Europe/London')::date::text as summer,
        ('2026-10-25T23:30Z'::timestamptz at time zone 'Europe/London')::date::text as winter`;
    expect(days).toEqual({ summer: "2026-10-25", winter: "2026-10-25" });
  });
});

describe("what was issued", () => {
  it("is changed by nobody, the owner included", async () => {
    const { id: companyId } = await app.createClient();
    const id = await app.invoice(companyId, 1000);
    const paymentId = await app.pay(companyId, 600, [[id, 500]]);
    await app.act({ action: "write_off", documentId: id, pence: 5, reason, key: randomUUID() });
    const { owner } = app;
    const writes = [
      () =>
        owner`update billing_documents set content = content || '{"note": "x"}' where id = ${id}`,
      () => owner`update billing_documents set state = 'draft' where id = ${id}`,
      () => owner`update billing_documents set total_pence = 1, net_pence = 1 where id = ${id}`,
      () => owner`update billing_documents set number = 'INV-99999' where id = ${id}`,
      () => owner`delete from billing_documents where id = ${id}`,
      () => owner`truncate billing_documents cascade`,
      () => owner`update incoming_payments set pence = 1 where id = ${paymentId}`,
      () => owner`update incoming_payments set allocated_pence = 0 where id = ${paymentId}`,
      () => owner`delete from incoming_payments where id = ${paymentId}`,
      () => owner`update allocations set pence = 1 where payment_id = ${paymentId}`,
      () => owner`delete from allocations where payment_id = ${paymentId}`,
      () => owner`truncate allocations`,
      () => owner`update write_offs set pence = 1 where document_id = ${id}`,
      () => owner`delete from write_offs where document_id = ${id}`,
      () => owner`update document_balances set paid_pence = 1000 where document_id = ${id}`,
      () => owner`delete from document_balances where document_id = ${id}`,
      () => owner`update private.document_chain set hash = previous_hash where document_id = ${id}`,
      () => owner`delete from private.document_chain where document_id = ${id}`,
      () => owner`truncate private.document_chain`,
    ];
    for (const write of writes) await expect(write()).rejects.toMatchObject({ code: "42501" });
  });

  it("refuses sums that do not add up", async () => {
    const wrong = [
      { total_pence: 101 },
      { net_pence: 99 },
      { vat_pence: 1 },
      { vat_treatment: "uk" },
      { lines: [] },
      { lines: [{ ...describeLine(100), vat_rate: 0, net_pence: 101 }] },
      { seller: { vat_number: "GB1" }, vat_treatment: "outside" },
    ];
    for (const change of wrong) {
      const content = { ...describeContent(100), ...change };
      await expect(
        app.owner`
          insert into billing_documents (kind, state, series, content)
          values ('proforma', 'issued', 'PRO', ${app.owner.json(content)})`,
      ).rejects.toMatchObject({ code: "PT400" });
    }
  });

  it("is written as the chain's programs write it", async () => {
    const value = { b: [1, 'é\n"\\\u0001', null, true], a: { z: "£", y: [] }, number: "INV-1" };
    const [row] = await app.owner`select private.canonical_json(${app.owner.json(value)}) as text`;
    expect(row?.["text"]).toBe(canonicalForm(value));
  });

  it("stays as it was when companies merge, close and people are erased", async () => {
    const first = await app.createClient();
    const second = await app.createClient();
    const id = await app.invoice(first.id, 700);
    const paymentId = await app.pay(first.id, 900, [[id, 700]]);
    const { documentId: draft } = await app.draft(second.id, 100);
    const read = async () => {
      const [row] = await app.owner`
        select d.company_id, d.content, b.company_id as balance, p.company_id as payment
        from billing_documents d join document_balances b on b.document_id = d.id, incoming_payments p
        where d.id = ${id} and p.id = ${paymentId}`;
      return row;
    };
    const before = await read();
    await app.owner`
      update companies set merged_into = ${second.id}, closed_at = now() where id = ${first.id}`;
    expect(await read()).toEqual({
      ...before,
      company_id: second.id,
      balance: second.id,
      payment: second.id,
    });
    await app.owner`update companies set closed_at = now() where id = ${second.id}`;
    expect((await read())?.["content"]).toEqual(before?.["content"]);
    expect(
      await app.owner`select from billing_details where company_id = ${second.id}`,
    ).toHaveLength(0);
    expect(await app.owner`select from billing_documents where id = ${draft}`).toHaveLength(0);
  });
});

describe("random ledgers", () => {
  it("keep allocations + refunds + credit = money in, and nothing open below nothing", async () => {
    const { id: companyId } = await app.createClient();
    const invoices: string[] = [];
    const payments: string[] = [];
    let seed = 7;
    const draw = (most: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % most;
    const pick = (list: readonly string[]) => list[draw(list.length)] ?? randomUUID();
    const steps = 100 * Number(process.env["LEDGER_ROUNDS"] ?? 1);
    for (let step = 0; step < steps; step += 1) {
      const pence = 1 + draw(900);
      const key = randomUUID();
      const documentId = pick(invoices);
      const paymentId = pick(payments);
      const kind = draw(8);
      if (kind === 0 || invoices.length === 0) {
        invoices.push(await app.invoice(companyId, pence));
      } else if (kind === 1 || payments.length === 0) {
        payments.push(await app.pay(companyId, pence, [[documentId, 1 + draw(900)]]));
      } else {
        const requests = [
          { action: "allocate", paymentId, documentId, pence, key },
          { action: "allocate", paymentId, documentId, pence: -pence, key },
          {
            action: "refund",
            paymentId,
            pence,
            refundedOn: "2026-02-01",
            reference: "R",
            reason,
            key,
          },
          {
            action: "credit",
            documentId,
            reason,
            lines: draw(2) ? null : [describeLine(pence)],
            key,
          },
          { action: "write_off", documentId, pence, reason, key },
          { action: "reverse", paymentId, reason, key },
        ];
        const request = requests[kind - 2] ?? {};
        const [one, other] = await Promise.all([app.ask(request), app.ask(request)]);
        expect([200, 409]).toContain(one.status);
        expect(one.status).toBe(other.status);
      }
    }
    const [off] = await app.owner`
      select p.id from incoming_payments p
      where p.allocated_pence <> (select coalesce(sum(a.pence), 0) from allocations a where a.payment_id = p.id)
        or p.refunded_pence <> (select coalesce(sum(r.pence), 0) from refunds r where r.payment_id = p.id)
        or p.allocated_pence + p.refunded_pence + p.unused_pence <> p.pence or p.unused_pence < 0`;
    expect(off).toBeUndefined();
    const [wrong] = await app.owner`
      select b.document_id from document_balances b
      where b.paid_pence <> (select coalesce(sum(a.pence), 0) from allocations a where a.document_id = b.document_id)
        or b.credited_pence <> (
          select coalesce(sum(d.total_pence), 0) from billing_documents d where d.credits_id = b.document_id
        )
        or b.written_off_pence <> (
          select coalesce(sum(w.pence), 0) from write_offs w where w.document_id = b.document_id
        )
        or b.open_pence < 0`;
    expect(wrong).toBeUndefined();
    expect(app.unexpected).toEqual([]);
  }, 1_800_000);

  it("settle one invoice once, whoever pays or credits it at the same moment", async () => {
    const { id: companyId } = await app.createClient();
    for (let round = 0; round < 5; round += 1) {
      const documentId = await app.invoice(companyId, 1000);
      await Promise.all([
        app.pay(companyId, 800, [[documentId, 800]]),
        app.pay(companyId, 800, [[documentId, 800]]),
        app.act({
          action: "credit",
          documentId,
          reason,
          lines: [describeLine(400)],
          key: randomUUID(),
        }),
      ]);
      expect(await app.readBalance(documentId)).toMatchObject({
        credited: 400,
        paid: 600,
        open: 0,
      });
    }
    const [sum] = await app.owner`
      select sum(unused_pence)::int as unused from incoming_payments where company_id = ${companyId}`;
    expect(sum).toEqual({ unused: 5 * 1000 });
  });
});
