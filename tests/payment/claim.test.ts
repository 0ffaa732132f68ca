import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paymentRefusals } from "../../content/payment-answers.ts";
import type { Member } from "../support/auth-app.ts";
import { amountOf, startPaymentApp, type PaymentApp } from "./payment-app.ts";
import type { Payer } from "./failing-chain.ts";

let app: PaymentApp;
let payer: Payer;
let member: Member;

beforeAll(async () => {
  app = await startPaymentApp();
  payer = await app.chain.payer();
  member = await app.member();
});
afterAll(() => app.stop());

const asking = (action: "claim" | "status", setup: { paymentId: string; claimToken: string }) => ({
  action,
  paymentId: setup.paymentId,
  claimToken: setup.claimToken,
});

describe("a payment made without an account", () => {
  it("tells its status to whoever holds the token", async () => {
    const setup = await app.setUp(payer);
    expect(await app.ask(asking("status", setup))).toMatchObject({
      status: 200,
      json: { state: "quoted", requiredAmount: setup.requiredAmount, campaignId: null },
    });
    const wrong = { ...setup, claimToken: randomBytes(32).toString("base64url") };
    expect(await app.ask(asking("status", wrong))).toMatchObject({
      status: 404,
      json: { error: paymentRefusals["payment-not-found"] },
    });
    await app.owner`
      update public.eth_payments set expires_at = created_at + interval '1 microsecond'
      where id = ${setup.paymentId}`;
    expect(await app.ask(asking("status", setup))).toMatchObject({ json: { state: "expired" } });
  });

  it("becomes the claimer's, with its campaign, before or after it is paid", async () => {
    const before = await app.setUp(payer);
    const after = await app.setUp(payer);
    expect(await app.ask(asking("claim", before), { member })).toMatchObject({ status: 200 });
    await payer.send({ value: amountOf(before) });
    await payer.send({ value: amountOf(after) });
    await app.chain.settle();
    await app.follow();
    expect(await app.readPayment(after.paymentId)).toMatchObject({ user_id: null, owner: null });
    const answers = await Promise.all([
      app.ask(asking("claim", after), { member }),
      app.ask(asking("claim", after), { member }),
    ]);
    for (const { status, json } of answers) {
      expect([status, json]).toEqual([200, expect.objectContaining({ state: "paid" })]);
    }
    for (const { paymentId } of [before, after]) {
      expect(await app.readPayment(paymentId)).toMatchObject({
        state: "paid",
        user_id: member.id,
        owner: member.id,
        status: "active",
      });
    }
  });

  it("is nobody else's afterwards, and nobody's without the token or an account", async () => {
    const setup = await app.setUp(payer);
    const wrong = { ...setup, claimToken: randomBytes(32).toString("base64url") };
    expect(await app.ask(asking("claim", wrong), { member })).toMatchObject({ status: 404 });
    expect(await app.ask(asking("claim", setup))).toMatchObject({
      status: 401,
      json: { error: paymentRefusals["sign-in-needed"] },
    });
    expect(await app.ask(asking("claim", setup), { member })).toMatchObject({ status: 200 });
    const other = await app.member();
    expect(await app.ask(asking("claim", setup), { member: other })).toMatchObject({
      status: 409,
      json: { error: paymentRefusals["already-claimed"] },
    });
    expect(await app.readPayment(setup.paymentId)).toMatchObject({ user_id: member.id });
  });
});
