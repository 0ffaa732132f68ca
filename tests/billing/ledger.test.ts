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
    let rolledBack = 0;
    const issue = (isUndone: boolean) =>
      pool.begin(async (sql) => {
        await sql`
          insert into public.billing_documents (kind, state, series, content)
          values ('proforma', 'issued', 'PRO', ${sql.json(describeContent(100))})`;
        if (isUndone) throw undone;
      });
    const undone = new Error("rolled back");
    await Promise.all(
      Array.from({ length: issuers }, async (_, issuer) => {
        for (let round = 0; round < rounds; round += 1) {
          if ((issuer * rounds + round) % 10 === 0) {
            await expect(issue(true)).rejects.toBe(undone);
            rolledBack += 1;
          }
          await issue(false);
        }
      }),
    );
    await pool.end();
    const rows = await app.owner<{ sequence: number }[]>`
      select sequence from billing_documents where series = 'PRO' order by sequence`;
    const first = Number(before[0]?.["last_sequence"]) + 1;
    expect(rolledBack).toBe((issuers * rounds) / 10);
    expect(rows.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: issuers * rounds }, (_, index) => first + index),
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
});

describe("payers and the studio at once", () => {
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
