import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paymentRefusals, paymentStateWords } from "../../content/payment-answers.ts";
import { brand } from "../../content/brand.ts";
import { amountOf, startPaymentApp, type PaymentApp } from "./payment-app.ts";
import { deployForwarder } from "./forwarder.ts";
import type { Payer } from "./failing-chain.ts";

let app: PaymentApp;
let payers: Payer[];

beforeAll(async () => {
  app = await startPaymentApp();
  payers = await app.chain.payers(28);
});
afterAll(() => app.stop());

/** Of their own for each test. */
function nextPayer(): Payer {
  const payer = payers.pop();
  if (!payer) throw new Error("More payers are needed.");
  return payer;
}

/** Opens a payment and sends what `change` makes of its amount; final when it answers. */
async function pay(change: (amount: bigint) => bigint = (amount) => amount, sender?: Payer) {
  const payer = nextPayer();
  const setup = await app.setUp(payer);
  const hash = await (sender ?? payer).send({ value: change(amountOf(setup)) });
  await app.chain.settle();
  return { payer, setup, hash, token: tokenOf(setup) };
}

const tokenOf = ({ paymentId, claimToken }: { paymentId: string; claimToken: string }) => ({
  paymentId,
  claimToken,
});

describe("confirming a payment", () => {
  it("activates a new campaign for the placeholder of the pricing page", async () => {
    const { payer, setup, hash, token } = await pay();
    const paid = { state: "paid", message: "Payment confirmed! Your campaign is now active." };
    expect(await app.confirm(payer, hash)).toEqual(paid);
    const { campaign_id: campaignId } = await app.readPayment(setup.paymentId);
    expect(await app.confirm(payer, hash, token)).toMatchObject({
      ...paid,
      paymentId: setup.paymentId,
      campaignId,
      transactionHash: hash,
      explorerUrl: expect.stringContaining(hash),
      receivedAmount: setup.requiredAmount,
    });
    const [campaign] = await app.owner`
      select * from public.pr_campaigns where id = ${campaignId}`;
    expect(campaign).toMatchObject({
      status: "active",
      user_id: null,
      package_id: "basic-pr",
      title: "Basic PR campaign",
      budget: "500.00",
    });
  });

  it("activates the draft that it was for, and mails a receipt", async () => {
    const payer = nextPayer();
    const member = await app.member();
    const [draft] = await app.owner<{ id: string }[]>`
      insert into public.pr_campaigns (user_id, title, budget) values (${member.id}, 'Mine', 90)
      returning id`;
    const campaignId = draft?.id;
    await app.owner`
      update public.profiles set display_name = 'Ada', company_name = 'Lamps'
      where user_id = ${member.id}`;
    const setup = await app.setUp(payer, { campaignId, packageId: "professional-pr" }, { member });
    const hash = await payer.send({ value: amountOf(setup) });
    await app.chain.settle();
    const body = { campaignId, packageId: "professional-pr" };
    const answer = await app.confirm(payer, hash, body, { member });
    expect(answer).toMatchObject({
      state: "paid",
      campaignId,
      campaignTitle: "Mine",
      payerName: "Ada",
      company: "Lamps",
    });
    const [row] = await app.owner`select * from public.pr_campaigns where id = ${campaignId ?? ""}`;
    expect(row).toMatchObject({
      status: "active",
      package_id: "professional-pr",
      title: "Mine",
      // What was paid, whatever the draft had hoped for.
      budget: "1500.00",
    });
    const mail = await app.mailTo(member.email);
    expect(mail).toMatchObject({ kind: "payment-receipt" });
    expect(mail.text).toContain(setup.requiredAmount);
    expect(mail.text).toContain(hash);
    expect(mail.link).toBe(`${brand.origin}/receipt?payment=${setup.paymentId}`);
    expect(mail.text).toMatch(/^Paid: \d+ \w+ \d{4} at \d\d:\d\d (GMT|BST)$/m);
    expect(mail.text).toMatch(/^Network: .*development chain$/m);
    expect(mail.text).not.toContain("without an account");
    expect(await app.mailTo(brand.email)).toMatchObject({
      kind: "studio-payment",
      subject: "Payment in ETH: paid",
      text: expect.stringMatching(/Campaign: Mine\s+Payer: Ada\s+Company: Lamps/),
    });

    // Whoever paid without an account is told how to come by their campaign.
    const guest = nextPayer();
    const email = "guest@payers.example";
    const opened = await app.setUp(guest, { email });
    const sent = await guest.send({ value: amountOf(opened) });
    await app.chain.settle();
    await app.confirm(guest, sent);
    const letter = await app.mailTo(email);
    expect(letter.text).toContain("Paid without an account?");
    expect(letter.link).toContain(`/receipt?payment=${opened.paymentId}`);
  });

  it("tells those who only read the chain how it stands, and nobody's ids", async () => {
    const [owner, other] = [await app.member(), await app.member()];
    const payer = nextPayer();
    const setup = await app.setUp(payer, {}, { member: owner });
    const hash = await payer.send({ value: amountOf(setup) });
    await app.chain.settle();
    const ask = async (member?: typeof owner) =>
      (await app.ask(app.confirmBody(payer, hash), member && { member })).json;
    const paid = { state: "paid", message: paymentStateWords.paid };
    expect(await ask()).toEqual(paid);
    expect(await ask(other)).toEqual(paid);
    const known = { ...paid, paymentId: setup.paymentId, campaignId: expect.any(String) };
    expect(await ask(owner)).toMatchObject(known);
    const again = await payer.send({ value: amountOf(setup) });
    await app.chain.settle();
    const refused = { error: paymentRefusals.overpaid, code: "overpaid", state: "paid" };
    const body = app.confirmBody(payer, again);
    expect((await app.ask(body)).json).toEqual(refused);
    expect((await app.ask(body, { member: other })).json).toEqual(refused);
    const { paymentId } = setup;
    expect((await app.ask(body, { member: owner })).json).toEqual({ ...refused, paymentId });
    const proven = (await app.ask({ ...body, ...tokenOf(setup) })).json;
    expect(proven).toEqual({ ...refused, paymentId });
  });

  it("shows progress until it is final", async () => {
    const payer = nextPayer();
    const setup = await app.setUp(payer);
    const hash = await payer.send({ value: amountOf(setup) });
    const waiting = await app.confirm(payer, hash);
    expect(waiting).toMatchObject({ state: "confirming", message: paymentStateWords.confirming });
    await app.chain.mine();
    expect(await app.confirm(payer, hash)).toMatchObject({ state: "confirming" });
    expect(await app.readPayment(setup.paymentId)).toMatchObject({ status: null });
    await app.chain.mine(2);
    expect(await app.confirm(payer, hash)).toMatchObject({ state: "paid" });
    expect(await app.confirm(payer, hash, tokenOf(setup))).toMatchObject({ state: "paid" });
  });

  it("pays once, whoever asks fifty times at once", async () => {
    const { payer, setup, hash, token } = await pay();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.confirm(payer, hash, token)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.state).toBe("paid");
    expect(await app.countCampaigns(payer)).toBe(1);
    const mails = await app.owner`
      select 1 from private.outbox where unique_key = ${`payment ${setup.paymentId} paid studio`}`;
    expect(mails).toHaveLength(1);
  }, 60_000);
});

describe("refused, with nothing activated:", () => {
  async function expectNothing({ paymentId }: { paymentId: string }): Promise<void> {
    expect(await app.readPayment(paymentId)).toMatchObject({ campaign_id: null, paid_at: null });
  }

  it("an unknown hash", async () => {
    const payer = nextPayer();
    const setup = await app.setUp(payer);
    const answer = await app.refuse(payer, `0x${"12".repeat(32)}`, tokenOf(setup));
    expect(answer).toMatchObject({ status: 404, error: paymentRefusals["transaction-not-found"] });
    expect(await app.readPayment(setup.paymentId)).toMatchObject({ state: "quoted" });
    await expectNothing(setup);
  });

  it("someone else's transaction", async () => {
    const thief = nextPayer();
    const own = await app.setUp(thief);
    const payer = nextPayer();
    const setup = await app.setUp(payer);
    const hash = await payer.send({ value: amountOf(setup) });
    await app.chain.mine();
    for (const body of [{}, tokenOf(own)]) {
      expect(await app.refuse(thief, hash, body)).toMatchObject({
        status: 409,
        code: "not-yours",
        error: paymentRefusals["not-yours"],
      });
    }
    const unrelated = await nextPayer().send({ value: 7n });
    await app.chain.settle();
    expect(await app.refuse(thief, unrelated, tokenOf(own))).toMatchObject({ code: "not-yours" });
    expect(await app.readPayment(own.paymentId)).toMatchObject({ state: "quoted" });
    await expectNothing(own);
  });

  it("a hash that was used, by fifty at once", async () => {
    const { payer, hash } = await pay();
    await app.confirm(payer, hash);
    const others = await Promise.all(Array.from({ length: 50 }, () => app.setUp(payer)));
    const answers = await Promise.all(
      others.map((setup) => app.refuse(payer, hash, tokenOf(setup))),
    );
    expect(new Set(answers.map(({ error }) => error))).toEqual(
      new Set([paymentRefusals["hash-used"]]),
    );
    await Promise.all(others.map(expectNothing));
  }, 60_000);

  it("a transaction to somewhere else", async () => {
    const payer = nextPayer();
    const setup = await app.setUp(payer);
    const hash = await payer.send({ value: amountOf(setup), to: payer.address });
    await app.chain.settle();
    expect(await app.refuse(payer, hash, tokenOf(setup))).toMatchObject({
      status: 409,
      error: paymentRefusals["wrong-recipient"],
      state: "quoted",
    });
    await expectNothing(setup);
  });

  it.each([
    ["too little", "underpaid", -1n],
    ["too much", "overpaid", 1n],
  ] as const)("%s", async (_name, state, difference) => {
    const { payer, setup, hash, token } = await pay((amount) => amount + difference);
    expect(await app.refuse(payer, hash, token)).toMatchObject({
      status: 409,
      code: state,
      error: paymentRefusals[state],
      state,
      paymentId: setup.paymentId,
    });
    expect(await app.refuse(payer, hash)).toMatchObject({ code: state, state });
    expect(await app.mailTo(brand.email)).toMatchObject({ subject: `Payment in ETH: ${state}` });
    await expectNothing(setup);
  });

  it("as much again for what is paid", async () => {
    const { payer, hash, token, setup } = await pay();
    await app.confirm(payer, hash, token);
    const again = await payer.send({ value: amountOf(setup) });
    await app.chain.settle();
    expect(await app.refuse(payer, again, token)).toMatchObject({
      status: 409,
      error: paymentRefusals.overpaid,
      state: "paid",
    });
    expect(await app.countCampaigns(payer)).toBe(1);
    const mail = await app.mailTo(brand.email);
    expect(mail.subject).toBe("Payment in ETH: more for a settled payment");
    expect(mail.text).toContain(again);
  });

  it("a transaction from before the payment was opened", async () => {
    const payer = nextPayer();
    const hash = await payer.send({ value: 123_456n * 10n ** 12n });
    await app.chain.settle();
    const setup = await app.setUp(payer);
    expect(await app.refuse(payer, hash, tokenOf(setup))).toMatchObject({
      status: 409,
      error: paymentRefusals["before-opening"],
      state: "quoted",
    });
    await expectNothing(setup);
  });

  it("a transaction that failed", async () => {
    const payer = nextPayer();
    const setup = await app.setUp(payer);
    const { address } = await deployForwarder(app.chain, payer, "reverts");
    const hash = await payer.send({ value: amountOf(setup), to: address, gas: 60_000n });
    await app.chain.settle();
    expect(await app.refuse(payer, hash, tokenOf(setup))).toMatchObject({
      status: 409,
      error: paymentRefusals["transaction-failed"],
    });
    await expectNothing(setup);
  });

  it("money that came through a contract, which is looked at", async () => {
    const payer = nextPayer();
    const setup = await app.setUp(payer);
    const { address } = await deployForwarder(app.chain, payer, "forwards");
    const hash = await payer.send({ value: amountOf(setup), to: address, data: "0x00" });
    const early = await app.confirm(payer, hash, tokenOf(setup));
    expect(early).toMatchObject({ state: "confirming", transactionHash: hash });
    await app.chain.settle();
    expect(await app.refuse(payer, hash, tokenOf(setup))).toMatchObject({
      status: 409,
      code: "review",
      error: paymentRefusals.review,
      state: "review",
    });
    expect(await app.readPayment(setup.paymentId)).toMatchObject({
      transaction_hash: hash,
      received_wei: String(amountOf(setup)),
    });
    await expectNothing(setup);
  });

  it("money from another address, which is looked at", async () => {
    const { payer, setup, hash, token } = await pay((amount) => amount, nextPayer());
    expect(await app.refuse(payer, hash, token)).toMatchObject({ code: "review", state: "review" });
    await expectNothing(setup);
  });

  it("another network", async () => {
    const { payer, setup, hash, token } = await pay();
    expect(await app.refuse(payer, hash, { ...token, chainId: 1 })).toMatchObject({
      status: 409,
      error: paymentRefusals["wrong-chain"],
    });
    await app.owner`
      update public.eth_payments set genesis_hash = ${`0x${"0".repeat(64)}`} where id = ${setup.paymentId}`;
    expect(await app.refuse(payer, hash, token)).toMatchObject({
      error: paymentRefusals["wrong-chain"],
    });
    await expectNothing(setup);
  });

  it("a transaction that was replaced by another", async () => {
    const payer = nextPayer();
    const setup = await app.setUp(payer);
    const value = amountOf(setup);
    const gwei = 10n ** 9n;
    const replaced = await payer.send({ value, nonce: 0, gasPrice: 10n * gwei });
    expect(await app.confirm(payer, replaced)).toMatchObject({ state: "confirming" });
    const winner = await payer.send({ value, nonce: 0, gasPrice: 20n * gwei });
    await app.chain.settle();
    expect(await app.refuse(payer, replaced)).toMatchObject({
      status: 409,
      error: paymentRefusals["transaction-replaced"],
    });
    await expectNothing(setup);
    expect(await app.confirm(payer, winner)).toMatchObject({ state: "paid" });
  });

  it("what was reorganised away", async () => {
    const payer = nextPayer();
    const setup = await app.setUp(payer);
    const hash = await payer.send({ value: amountOf(setup) });
    await app.chain.mine();
    expect(await app.confirm(payer, hash)).toMatchObject({ state: "confirming" });
    await app.follow();
    await app.chain.reorganise(1, true);
    await app.chain.mine(3);
    await app.follow();
    expect(await app.readPayment(setup.paymentId)).toMatchObject({
      state: "quoted",
      transaction_hash: null,
    });
    expect(await app.refuse(payer, hash, tokenOf(setup))).toMatchObject({
      status: 404,
      error: paymentRefusals["transaction-not-found"],
    });
    await expectNothing(setup);
  });

  it("while the node is down, or on another chain: an error, never 'not found'", async () => {
    const { payer, setup, hash, token } = await pay();
    const [node] = app.chain.nodes;
    if (!node) throw new Error("no node");
    node.faults.isDown = true;
    expect(await app.refuse(payer, hash, token)).toMatchObject({
      status: 503,
      error: paymentRefusals["chain-unavailable"],
    });
    node.faults.isDown = false;
    node.faults.chainId = 1;
    expect(await app.refuse(payer, hash, token)).toMatchObject({
      status: 503,
      error: paymentRefusals["chain-mismatch"],
    });
    node.faults.chainId = null;
    await expectNothing(setup);
    expect(await app.readPayment(setup.paymentId)).toMatchObject({ state: "quoted" });
    expect(await app.confirm(payer, hash, token)).toMatchObject({ state: "paid" });
  });

  it("the transaction of a dearer package's payment, or for another campaign", async () => {
    const { payer, setup, hash, token } = await pay();
    expect(await app.refuse(payer, hash, { ...token, packageId: "enterprise-pr" })).toMatchObject({
      status: 409,
      error: paymentRefusals["wrong-package"],
    });
    const [campaign] = await app.owner<{ id: string }[]>`
      insert into public.pr_campaigns (title) values ('Of somebody else') returning id`;
    expect(await app.refuse(payer, hash, { ...token, campaignId: campaign?.id })).toMatchObject({
      status: 403,
      error: paymentRefusals["not-your-campaign"],
    });
    await expectNothing(setup);
  });

  it("everything malformed", async () => {
    const payer = nextPayer();
    for (const hash of ["", "0x12", 7, {}, "0x".padEnd(66, "g")]) {
      const answer = await app.ask({ ...app.confirmBody(payer, "0x"), transactionHash: hash });
      expect(answer.status).toBe(400);
      expect(answer.json).toHaveProperty("fields.transactionHash");
    }
  });

  it("after the quote has run out", async () => {
    const payer = nextPayer();
    const setup = await app.setUp(payer);
    await app.chain.moveOn(16 * 60);
    const hash = await payer.send({ value: amountOf(setup) });
    await app.chain.settle();
    expect(await app.refuse(payer, hash)).toMatchObject({
      status: 409,
      error: paymentRefusals.late,
      state: "late",
    });
    await expectNothing(setup);
  });
});
