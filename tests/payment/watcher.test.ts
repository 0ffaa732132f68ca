import { getAddress, numberToHex } from "viem";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brand } from "../../content/brand.ts";
import { deployForwarder } from "./forwarder.ts";
import { amountOf, startPaymentApp, type PaymentApp } from "./payment-app.ts";
import type { Payer } from "./failing-chain.ts";

let app: PaymentApp;
let payers: Payer[];

beforeAll(async () => {
  app = await startPaymentApp(2);
  payers = await app.chain.payers(30);
});
afterAll(() => app.stop());

function nextPayer(): Payer {
  const payer = payers.pop();
  if (!payer) throw new Error("More payers are needed.");
  return payer;
}

async function open() {
  const payer = nextPayer();
  const setup = await app.setUp(payer);
  const read = () => app.readPayment(setup.paymentId);
  return { payer, setup, amount: amountOf(setup), read };
}

describe("the watcher", () => {
  it("activates the campaign of a payer who has closed the dialog", async () => {
    const { payer, amount, read } = await open();
    const hash = await payer.send({ value: amount });
    await app.chain.mine();
    await app.follow();
    expect(await read()).toMatchObject({ state: "confirming", transaction_hash: hash });
    await app.chain.mine(2);
    await app.follow();
    expect(await read()).toMatchObject({ state: "paid", status: "active" });
  });

  it("settles what does not match, tells the studio, and activates nothing", async () => {
    const short = await open();
    const excess = await open();
    const stranger = await open();
    const stray = nextPayer();
    await short.payer.send({ value: short.amount - 1n });
    await excess.payer.send({ value: excess.amount + 1n });
    await nextPayer().send({ value: stranger.amount });
    const unexpected = await stray.send({ value: 12_345n });
    await app.chain.settle();
    await app.follow();
    expect(await short.read()).toMatchObject({ state: "underpaid", status: null });
    expect(await excess.read()).toMatchObject({ state: "overpaid", status: null });
    expect(await stranger.read()).toMatchObject({ state: "review", status: null });
    const told = await app.owner<{ subject: string }[]>`
      select subject from private.outbox
      where recipient = ${brand.email} and subject <> 'Payment in ETH: paid' order by subject`;
    expect(told.map(({ subject }) => subject)).toEqual([
      "Payment in ETH: overpaid",
      "Payment in ETH: review",
      "Payment in ETH: underpaid",
    ]);
    const [transfer] = await app.owner`
      select * from public.eth_transfers where transaction_hash = ${unexpected}`;
    expect(transfer).toMatchObject({ payment_id: null, is_final: true, value_wei: "12345" });
  });

  it("takes the right amount after a wrong one", async () => {
    const { payer, amount, read } = await open();
    await payer.send({ value: 1000n });
    await app.chain.settle();
    await app.follow();
    expect(await read()).toMatchObject({ state: "underpaid" });
    const hash = await payer.send({ value: amount });
    await app.chain.settle();
    await app.follow();
    expect(await read()).toMatchObject({ state: "paid", transaction_hash: hash, status: "active" });
  });

  it("takes back what is reorganised away, and pays when it comes again", async () => {
    const { payer, amount, read } = await open();
    await payer.send({ value: amount });
    await app.chain.mine();
    await app.follow();
    expect(await read()).toMatchObject({ state: "confirming" });
    await app.chain.reorganise(1, true);
    await app.chain.mine(2);
    await app.follow();
    expect(await read()).toMatchObject({ state: "quoted", transaction_hash: null });
    const again = await payer.send({ value: amount, nonce: 0 });
    await app.chain.settle();
    await app.follow();
    expect(await read()).toMatchObject({ state: "paid", transaction_hash: again });
  });

  it("counts what comes in another block at the height where the payment was opened", async () => {
    const { payer, amount, read } = await open();
    await app.follow();
    const { timestamp } = await app.chain.chain.client.getBlock();
    await app.chain.reorganise(1, false);
    await payer.send({ value: amount });
    await app.chain.request("evm_setNextBlockTimestamp", numberToHex(timestamp + 1n));
    await app.chain.settle();
    await app.follow();
    expect(await read()).toMatchObject({ state: "paid" });
  });

  it("follows a transaction into another block", async () => {
    const { payer, amount, read } = await open();
    const hash = await payer.send({ value: amount });
    await app.chain.mine();
    await app.follow();
    await app.chain.reorganise(1, false);
    await app.chain.mine(1);
    await app.follow();
    expect(await read()).toMatchObject({ state: "confirming", transaction_hash: hash });
    await app.chain.mine(2);
    await app.follow();
    expect(await read()).toMatchObject({ state: "paid" });
  });

  it("forgets a transaction that was replaced before it was mined", async () => {
    const { payer, amount, read } = await open();
    const gwei = 10n ** 9n;
    const first = await payer.send({ value: amount, nonce: 0, gasPrice: 10n * gwei });
    expect(await app.confirm(payer, first)).toMatchObject({ state: "confirming" });
    await payer.send({ value: 0n, to: payer.address, nonce: 0, gasPrice: 20n * gwei });
    await app.chain.mine();
    await app.follow();
    expect(await read()).toMatchObject({ state: "quoted", transaction_hash: null });
  });

  it("takes every block once, whoever runs and however often", async () => {
    const opened = [await open(), await open(), await open()];
    for (const { payer, amount } of opened) {
      await payer.send({ value: amount });
      await app.chain.mine();
      await Promise.allSettled(Array.from({ length: 4 }, () => app.follow()));
    }
    await app.chain.mine(40);
    await Promise.allSettled(Array.from({ length: 4 }, () => app.follow()));
    await app.follow();
    for (const { payer, read } of opened) {
      expect(await read()).toMatchObject({ state: "paid", status: "active" });
      expect(await app.countCampaigns(payer)).toBe(1);
    }
    const head = await app.chain.chain.client.getBlockNumber();
    const [cursor] = await app.owner`
      select top_number, final_number from private.followed_chains`;
    expect(cursor).toEqual({ top_number: String(head), final_number: String(head - 2n) });
    const kept = await app.owner<{ number: string }[]>`
      select number from private.followed_blocks order by number`;
    expect(kept.map(({ number }) => number)).toEqual([head - 2n, head - 1n, head].map(String));
  });

  it("goes on where it was after the node has been away", async () => {
    const { payer, amount, read } = await open();
    await payer.send({ value: amount });
    await app.chain.settle();
    const [node] = app.chain.nodes;
    if (!node) throw new Error("no node");
    node.faults.isDown = true;
    await expect(app.follow()).rejects.toMatchObject({ code: "chain-unavailable" });
    node.faults.isDown = false;
    node.faults.chainId = 1;
    await expect(app.follow()).rejects.toMatchObject({ code: "chain-mismatch" });
    node.faults.chainId = null;
    expect(await read()).toMatchObject({ state: "quoted" });
    await app.follow();
    expect(await read()).toMatchObject({ state: "paid" });
  });

  it("believes nothing final that the second node does not know, and says so", async () => {
    const { payer, amount, read } = await open();
    const hash = await payer.send({ value: amount });
    const second = app.chain.nodes[1];
    if (!second) throw new Error("no second node");
    second.faults.hides.add(hash);
    await app.chain.settle();
    await app.follow();
    expect(await read()).toMatchObject({ state: "confirming", status: null });
    expect(app.disagreements.map(({ message }) => message)).toEqual([
      `The two Ethereum nodes disagree about ${hash}.`,
    ]);
    expect(await app.confirm(payer, hash)).toMatchObject({ state: "confirming" });
    second.faults.hides.clear();
    await app.follow();
    expect(await read()).toMatchObject({ state: "paid" });
  });

  it("notices money that came through a contract, though nobody hands in its hash", async () => {
    const { payer, amount, read } = await open();
    const other = nextPayer();
    const { address } = await deployForwarder(app.chain, payer, "forwards");
    const elsewhere = await deployForwarder(app.chain, other, "keeps");
    const hash = await payer.send({ value: amount, to: address });
    await other.send({ value: 5n, to: elsewhere.address });
    await other.send({ value: 7n });
    await app.chain.settle();
    await app.follow();
    expect(await read()).toMatchObject({
      state: "review",
      transaction_hash: hash,
      received_wei: String(amount),
      status: null,
    });
    await other.send({ value: 9n, to: address });
    await nextPayer().send({ value: 5n, to: elsewhere.address });
    await app.chain.settle();
    await app.follow();
    expect(app.disagreements.at(-1)?.message).toMatch(/^9 wei came through a contract in block/);
  });

  it("goes on watching the wallet that open payments were told, after it was changed", async () => {
    const { payer, amount, read } = await open();
    const indirect = await open();
    const wallet = getAddress("0x0000000000000000000000000000000000c0ffee");
    const forwarder = await deployForwarder(app.chain, nextPayer(), "forwards");
    await payer.send({ value: amount });
    await indirect.payer.send({ to: forwarder.address, value: indirect.amount, gas: 100_000n });
    await app.chain.settle();
    await app.follow(wallet);
    expect(await read()).toMatchObject({ state: "paid", status: "active" });
    expect(await indirect.read()).toMatchObject({ state: "review" });
    // Nobody was told the new one yet: what comes there belongs to no payment, and is kept.
    const stray = await nextPayer().send({ to: wallet, value: amount });
    await app.chain.settle();
    await app.follow(wallet);
    const [kept] = await app.owner`
      select payment_id, is_final from public.eth_transfers where transaction_hash = ${stray}`;
    expect(kept).toEqual({ payment_id: null, is_final: true });
  });

  it("does not pay twice for one draft", async () => {
    const member = await app.member();
    const [draft] = await app.owner<{ id: string }[]>`
      insert into public.pr_campaigns (user_id, title) values (${member.id}, 'Mine') returning id`;
    const payer = nextPayer();
    const body = { campaignId: draft?.id };
    const setups = [
      await app.setUp(payer, body, { member }),
      await app.setUp(payer, body, { member }),
    ];
    for (const setup of setups) await payer.send({ value: amountOf(setup) });
    await app.chain.settle();
    await app.follow();
    const rows = await Promise.all(setups.map((setup) => app.readPayment(setup.paymentId)));
    expect(rows.map(({ state }) => String(state)).toSorted()).toEqual(["paid", "review"]);
  });

  it("lets quotes lapse, and finds who is late", async () => {
    const lapsed = await open();
    const late = await open();
    await app.chain.moveOn(16 * 60);
    await app.chain.mine(3);
    await app.follow();
    expect(await lapsed.read()).toMatchObject({ state: "expired" });
    expect(await late.read()).toMatchObject({ state: "expired" });
    await late.payer.send({ value: late.amount });
    await app.chain.settle();
    await app.follow();
    expect(await late.read()).toMatchObject({ state: "late", status: null });
  });
});
