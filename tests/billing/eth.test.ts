import { randomUUID } from "node:crypto";
import { parseEther } from "viem";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { documentContent, type DocumentContent } from "../../domain/billing/document.ts";
import { issueNew } from "../../services/billing/issue-document.ts";
import { priceLines } from "../../services/billing/price-lines.ts";
import { readSeller } from "../../services/billing/seller.ts";
import { takePayment } from "../../services/billing/take-payment.ts";
import { resolvePayment } from "../../services/payment/resolve-payment.ts";
import { settlePayment } from "../../services/payment/settle-payment.ts";
import { lockPayment } from "../../services/payment/payment.ts";
import { amountOf, startPaymentApp, type PaymentApp } from "../payment/payment-app.ts";
import { insertPayment } from "../payment/insert-payment.ts";
import { createCompanyOf } from "../support/create-company.ts";
import { describeLine } from "./billing-app.ts";

let app: PaymentApp;
beforeAll(async () => {
  app = await startPaymentApp();
});
afterAll(() => app.stop());
afterEach(() => expect(app.unexpected).toEqual([]));

const buyer = {
  name: "Harbour & Sons Ltd",
  address: ["2 Quay Street"],
  country: "GB",
  vat_number: null,
  company_number: null,
  email: null,
};

function issue(companyId: string, pence: number) {
  return app.database.asOwner((sql) =>
    issueNew(sql, {
      kind: "invoice",
      series: "INV",
      companyId,
      content: {
        seller: readSeller(),
        buyer,
        vat_treatment: "none",
        ...priceLines([describeLine(pence)], "none"),
        order_reference: null,
        note: null,
        terms_days: 14,
      },
    }),
  );
}

/** What the books say of a payment in ETH. */
async function readBooks(ethPaymentId: string) {
  const [incoming] = await app.owner`
    select pence::int, allocated_pence::int as allocated, unused_pence::int as unused, company_id, external_id
    from incoming_payments where eth_payment_id = ${ethPaymentId}`;
  const rows = await app.owner<{ content: unknown }[]>`
    select content from billing_documents where eth_payment_id = ${ethPaymentId} order by kind`;
  const documents = rows.map(({ content }): DocumentContent => documentContent.parse(content));
  const losses = await app.owner`
    select w.pence::int, w.reason from write_offs w join billing_documents d on d.id = w.document_id
    where d.eth_payment_id = ${ethPaymentId}`;
  return { incoming, documents, losses: [...losses] };
}

const readOpen = async (documentId: string) => {
  const [row] = await app.owner<{ open: number }[]>`
    select open_pence::int as open from document_balances where document_id = ${documentId}`;
  return row?.open;
};

it("a package is charged by its own invoice and has a receipt once it is final, and whoever claims it has both", async () => {
  const payer = await app.chain.payer();
  const quote = await app.setUp(payer, { email: "guest@clients.example" });
  const hash = await payer.send({ value: amountOf(quote) });
  await app.chain.mine();
  expect(await app.confirm(payer, hash)).toMatchObject({ state: "confirming" });
  await app.follow();
  // Reorganised before it is final: there is nothing in the books to take back.
  await app.chain.reorganise(1, false);
  await app.follow();
  expect((await readBooks(quote.paymentId)).documents).toEqual([]);
  await app.chain.settle();
  await app.confirm(payer, hash);
  await app.confirm(payer, hash);
  const { incoming, documents } = await readBooks(quote.paymentId);
  expect(incoming).toMatchObject({
    pence: 50_000,
    allocated: 50_000,
    unused: 0,
    external_id: hash,
  });
  expect(documents).toMatchObject([
    { kind: "invoice", number: expect.stringMatching(/^PKG-/), total_pence: 50_000 },
    {
      kind: "receipt",
      payment: { source: "eth", reference: hash, ether: { amount: quote.requiredAmount } },
    },
  ]);
  const number = String(documents[0]?.["number"]);
  expect((await app.mailTo("guest@clients.example")).text).toContain(
    `Invoice ${number} is attached as a PDF.`,
  );
  const client = await app.member();
  await app.ask(
    { action: "claim", paymentId: quote.paymentId, claimToken: quote.claimToken },
    { member: client },
  );
  const owners = await app.owner`
    select distinct company_id from billing_documents where eth_payment_id = ${quote.paymentId}`;
  expect([...owners]).toEqual([{ company_id: client.id }]);
  expect((await readBooks(quote.paymentId)).documents).toEqual(documents);
});

it("an invoice is paid in part and in full by those who may, and by nobody else", async () => {
  const company = await createCompanyOf(app.owner, () => app.member());
  const invoice = await issue(company.id, 20_000);
  const payer = await app.chain.payer();
  const setup = { invoiceId: invoice.id, pence: 5000, ethAddress: payer.address };
  const refusals = await Promise.all([
    app.ask(setup),
    app.ask(setup, { member: await app.member() }),
    app.ask(setup, { member: company.people.member }),
    app.ask({ ...setup, pence: 20_001 }, { member: company.people.owner }),
    app.ask({ ...setup, pence: -1 }, { member: company.people.owner }),
    app.ask({ ...setup, invoiceId: randomUUID() }, { member: company.people.owner }),
  ]);
  expect(refusals.map(({ status }) => status)).toEqual([401, 404, 403, 409, 400, 404]);
  for (const [pence, open] of [
    [5000, 15_000],
    [null, 0],
  ]) {
    const quote = await app.setUp(
      payer,
      { ...setup, pence, packageId: undefined },
      { member: company.people.approver },
    );
    const hash = await payer.send({ value: amountOf(quote) });
    await app.chain.settle();
    const answer = await app.confirm(payer, hash, { invoiceId: invoice.id });
    expect(answer).toMatchObject({ state: "paid" });
    expect(await readOpen(invoice.id)).toBe(open);
    const [receipt] = (await readBooks(quote.paymentId)).documents;
    expect(receipt).toMatchObject({ kind: "receipt", settles: [{ number: invoice.number }] });
  }
  expect(await app.ask({ ...setup, pence: null }, { member: company.people.owner })).toMatchObject({
    status: 409,
    json: { code: "invoice-paid" },
  });
});

it("what an invoice lacks no more when the money arrives is credit of the company", async () => {
  const company = await createCompanyOf(app.owner, () => app.member());
  const invoice = await issue(company.id, 10_000);
  const payer = await app.chain.payer();
  const quote = await app.setUp(
    payer,
    { invoiceId: invoice.id, pence: null },
    { member: company.people.owner },
  );
  await app.database.asOwner((sql) =>
    takePayment(sql, {
      companyId: company.id,
      source: "bank",
      externalId: randomUUID(),
      pence: 7000,
      receivedOn: "2026-01-31",
      payer: "Harbour",
      reference: invoice.number,
      allocations: [{ documentId: invoice.id, pence: 7000 }],
    }),
  );
  await payer.send({ value: amountOf(quote) });
  await app.chain.settle();
  await app.follow();
  expect((await readBooks(quote.paymentId)).incoming).toMatchObject({
    pence: 10_000,
    allocated: 3000,
    unused: 7000,
    company_id: company.id,
  });
  expect(await readOpen(invoice.id)).toBe(0);
});

it("what the studio accepts counts at its sterling value: less is written off, more is credit", async () => {
  const staff = await app.staff();
  const amount = parseEther("0.2");
  const cases = [
    { state: "underpaid", received: amount / 2n },
    { state: "overpaid", received: amount * 2n },
    { state: "late", received: null },
  ] as const;
  for (const { state, received } of cases) {
    const id = await insertPayment(app.owner, { state });
    // Asked for: £500 and a little, so that no other payment has the amount.
    await app.owner`
      update eth_payments set received_wei = coalesce(${received === null ? null : String(received)}, amount_wei)
      where id = ${id}`;
    if (received !== null) {
      await app.owner`
        update eth_payments set amount_wei = ${String(amount)}::numeric + length(${state}::text) * 1000000000000 where id = ${id}`;
    }
    const reason = "Agreed by telephone.";
    await app.database.asOwner((sql) =>
      resolvePayment(
        sql,
        { paymentId: id, decision: "accept", seenState: state, reason },
        { staffId: staff.id, siteUrl: app.url },
      ),
    );
    const { incoming, losses, documents } = await readBooks(id);
    expect(documents).toHaveLength(2);
    if (state === "underpaid") {
      expect(incoming).toMatchObject({ pence: 25_000, allocated: 25_000, unused: 0 });
      expect(losses).toEqual([{ pence: 25_000, reason }]);
      expect(documents[1]).toMatchObject({ payment: { ether: { amount: "0.100000" } } });
    } else if (state === "overpaid") {
      expect(incoming).toMatchObject({ pence: 100_000, allocated: 50_000, unused: 50_000 });
      expect(losses).toEqual([]);
    } else {
      expect(incoming).toMatchObject({ pence: 50_000, allocated: 50_000, unused: 0 });
    }
  }
});

it("prints more than 36.89 ETH to the wei", async () => {
  const id = await insertPayment(app.owner, { state: "review" });
  const wei = parseEther("40");
  await app.owner`
    update eth_payments set state = 'paid', paid_at = now(), amount_wei = ${String(wei)}, received_wei = ${String(wei + 1n)}
    where id = ${id}`;
  await app.database.asOwner(async (sql) =>
    settlePayment(sql, await lockPayment(sql, id), { siteUrl: app.url }),
  );
  const { documents } = await readBooks(id);
  expect(documents[1]).toMatchObject({ payment: { ether: { amount: "40.000000000000000001" } } });
});

it("whoever pays invoices is counted by themselves, and once for each invoice", async () => {
  const company = await createCompanyOf(app.owner, () => app.member());
  const { owner, approver } = company.people;
  const invoices = await Promise.all([1, 2, 3, 4].map(() => issue(company.id, 20_000)));
  const payer = await app.chain.payer();
  const network = "203.0.113.99";
  const ask = (index: number, pence: number, member: typeof owner) =>
    app.ask(
      { invoiceId: invoices[index]?.id, pence, ethAddress: payer.address },
      { network, member },
    );
  const statuses = [];
  // Another part takes the place of the one before.
  for (const pence of [100, 200, 300, 400, 500]) {
    statuses.push((await ask(0, pence, owner)).status);
  }
  for (const index of [1, 2, 3, 0]) statuses.push((await ask(index, 100, owner)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 429, 200]);
  expect((await ask(3, 100, approver)).status).toBe(200);
});
