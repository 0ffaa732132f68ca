import { randomUUID } from "node:crypto";
import type { Hash } from "viem";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { brand } from "../../content/brand.ts";
import { createPaymentWatch } from "../../server/payment-watch.ts";
import { checkLedger } from "../../services/billing/check-ledger.ts";
import { reversePayment } from "../../services/billing/reverse-payment.ts";
import { amountOf, startPaymentApp, type PaymentApp } from "../payment/payment-app.ts";
import { createCompanyOf } from "../support/create-company.ts";
import { createPerson } from "../support/create-person.ts";
import { insertInvoice } from "./insert-invoice.ts";

let app: PaymentApp;
beforeAll(async () => {
  app = await startPaymentApp();
});
afterAll(() => app.stop());
afterEach(() => expect(app.unexpected).toEqual([]));

const node = () => {
  const [first] = app.chain.nodes;
  if (!first) throw new Error("no node");
  return first;
};

/** One run of the job, as a server does it. */
async function follow(): Promise<void> {
  const watch = createPaymentWatch(app.chain.chain, app.database, {
    siteUrl: app.url,
    onFailure: () => undefined,
  });
  try {
    await watch.handler({
      id: "1",
      kind: "follow-payments",
      payload: {},
      attempt: 1,
      signal: AbortSignal.timeout(60_000),
      transaction: (work) => app.database.asOwner(work),
    });
  } finally {
    watch.stop();
  }
}

/** An invoice, and a payer who has sent what it asks for. */
async function sendPayment() {
  const { people, id: companyId } = await createCompanyOf(app.owner, () => app.member());
  const invoice = await insertInvoice(app.owner, { pence: 20_000, companyId });
  const payer = await app.chain.payer();
  const asked = { invoiceId: invoice.id, pence: null, packageId: undefined };
  const setUp = () => app.setUp(payer, asked, { member: people.owner });
  const quote = await setUp();
  // All of it said, so that sent again it is the same transaction.
  const fields = { value: amountOf(quote), nonce: 0, gas: 21_000n, gasPrice: 10n ** 10n };
  const send = () => payer.send(fields);
  const confirm = (hash: Hash) => app.confirm(payer, hash, { invoiceId: invoice.id });
  return { invoice, payer, quote, send, setUp, confirm };
}

async function readBooks(invoiceId: string) {
  const [row] = await app.owner`
    select b.open_pence::int as open, p.pence::int, p.allocated_pence::int as allocated,
      p.refunded_pence::int as refunded, p.unused_pence::int as unused
    from document_balances b join eth_payments e on e.invoice_id = b.document_id
    join incoming_payments p on p.eth_payment_id = e.id
    where b.document_id = ${invoiceId}`;
  return row;
}

const settled = { open: 0, pence: 20_000, allocated: 20_000, refunded: 0, unused: 0 };

async function reverse(ethPaymentId: string): Promise<void> {
  const staff = await app.staff();
  const [incoming] = await app.owner<{ id: string }[]>`
    select id from incoming_payments where eth_payment_id = ${ethPaymentId}`;
  const asked = { paymentId: incoming?.id ?? "", reason: "Gone from the chain." };
  await app.database.asOwner((sql) =>
    reversePayment(sql, { ...asked, key: randomUUID() }, { staffId: staff.id }),
  );
}

const listTold = (hash: string) => app.owner<{ subject: string }[]>`
  select subject from private.outbox
  where recipient = ${brand.email} and body_text like ${`%${hash}%`} and subject not like '%: paid' order by subject`;

const gone = { subject: "Payment in ETH: gone from the chain after it was paid" };
const extra = { subject: "Payment in ETH: more for a settled payment" };

it("what was believed too early is told when its block is gone, reversed, and told again should it come back", async () => {
  const { invoice, quote, send, setUp, confirm } = await sendPayment();
  await app.follow();
  const hash = await send();
  await app.chain.mine();
  node().faults.isHasty = true;
  expect(await confirm(hash)).toMatchObject({ state: "paid" });
  node().faults.isHasty = false;
  expect(await readBooks(invoice.id)).toEqual(settled);
  const [receipt] = await app.owner`
    select number, content from billing_documents where eth_payment_id = ${quote.paymentId}`;

  await app.chain.reorganise(1, true);
  await app.chain.mine(4);
  await app.follow();
  await app.follow();
  expect([...(await listTold(hash))]).toEqual([gone]);
  expect(app.disagreements.map(({ message }) => message)).toEqual([
    `What was paid for ${invoice.number} is in no block any more: ${hash}.`,
  ]);
  // Nothing is taken back by a program.
  expect(await readBooks(invoice.id)).toEqual(settled);

  await reverse(quote.paymentId);
  expect(await readBooks(invoice.id)).toEqual({
    ...settled,
    open: 20_000,
    allocated: 0,
    refunded: 20_000,
  });
  const [kept] = await app.owner`
    select number, content from billing_documents where eth_payment_id = ${quote.paymentId}`;
  expect(kept).toEqual(receipt);
  expect((await app.database.asOwner(checkLedger)).broken).toBeNull();
  expect(await setUp()).toMatchObject({ paymentId: expect.any(String) });

  expect(await send()).toBe(hash);
  await app.chain.settle();
  await app.follow();
  expect([...(await listTold(hash))]).toEqual([gone, extra]);
});

it("final blocks that are gone stop the watcher, which says what was paid in them", async () => {
  const { invoice, quote, send } = await sendPayment();
  const hash = await send();
  await app.chain.mine();
  node().faults.isHasty = true;
  await follow();
  node().faults.isHasty = false;
  expect(await readBooks(invoice.id)).toEqual(settled);

  await app.chain.reorganise(1, true);
  await app.chain.mine(1);
  for (let run = 0; run < 2; run += 1)
    await expect(follow()).rejects.toMatchObject({ code: "final_blocks_changed" });
  const troubles = await app.owner`
    select facts ->> 'said' as said from troubles where ended_at is null`;
  expect([...troubles]).toEqual([
    {
      said: `The node has other final blocks than before. What was paid for ${invoice.number} is in no block any more: ${hash}.`,
    },
  ]);
  expect([...(await listTold(hash))]).toEqual([gone]);
  expect(await readBooks(invoice.id)).toEqual(settled);
  await reverse(quote.paymentId);
  expect(await readBooks(invoice.id)).toMatchObject({ open: 20_000, unused: 0 });
  expect((await app.database.asOwner(checkLedger)).broken).toBeNull();

  // Meanwhile somebody else pays: nothing of it is lost while the watcher stands.
  const later = await sendPayment();
  await later.send();
  await app.chain.settle();
  await expect(follow()).rejects.toMatchObject({ code: "final_blocks_changed" });
  const admin = await createPerson(app.owner, { staff: true });
  await app.database.asCaller(
    admin.caller,
    (sql) => sql`select settle_trouble(id) from troubles where ended_at is null`,
  );
  await follow();
  expect(await readBooks(later.invoice.id)).toEqual(settled);
  const ended = await app.owner`select from troubles where ended_at is null`;
  expect(ended).toHaveLength(0);
  // Once said, it counts once.
  const [cursor] = await app.owner`select may_go_back from private.followed_chains`;
  expect(cursor).toEqual({ may_go_back: false });
  expect(await send()).toBe(hash);
  await app.chain.settle();
  await follow();
  expect([...(await listTold(hash))]).toEqual([gone, extra]);
  expect(await readBooks(invoice.id)).toMatchObject({ open: 20_000, unused: 0 });
});
