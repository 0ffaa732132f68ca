import { randomUUID } from "node:crypto";
import { FunctionsHttpError } from "@supabase/supabase-js";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startAuthApp, type AuthApp, type Member } from "../support/auth-app.ts";
import { syncPackages } from "../../services/payment/sync-packages.ts";
import { insertPayment } from "./insert-payment.ts";

let app: AuthApp;
let staff: Member;
let client: Member;
beforeAll(async () => {
  app = await startAuthApp();
  await syncPackages(app.database);
  [staff, client] = [await app.staff(), await app.member()];
});
afterAll(() => app.stop());
afterEach(() => expect(app.unexpected).toEqual([]));

const reason = "The missing pounds came by bank transfer.";

async function draft(): Promise<string> {
  const [campaign] = await app.owner`
    insert into pr_campaigns (user_id, title) values (${client.id}, 'Spring') returning id`;
  return String(campaign?.["id"]);
}

async function resolveAs(member: Member, body: object) {
  const { data, error } = await member.client.functions.invoke("resolve-payment", { body });
  if (error === null) return { status: 200, body: data };
  if (!(error instanceof FunctionsHttpError)) throw error;
  const response: Response = error.context;
  return { status: response.status, body: await response.json() };
}

async function read(paymentId: string) {
  const [row] = await app.owner`
    select p.state, p.resolution, p.resolved_by, p.refund_hash, p.paid_at, c.status as campaign,
      i.status as item
    from eth_payments p
    left join pr_campaigns c on c.id = p.campaign_id
    left join inbox_items i on i.payment_id = p.id
    where p.id = ${paymentId}`;
  return row;
}

const readMails = async (email: string) =>
  (
    await app.owner<{ kind: string }[]>`
    select kind from private.outbox where recipient = ${email} and kind like 'payment%'`
  ).map(({ kind }) => kind);

describe("the studio", () => {
  it("accepts a payment that did not match: once, whoever clicks twice, and the campaign is active", async () => {
    const email = `${randomUUID()}@clients.example`;
    const paymentId = await insertPayment(app.owner, {
      state: "underpaid",
      email,
      user_id: client.id,
      campaign_id: await draft(),
    });
    const body = { paymentId, decision: "accept", seenState: "underpaid", reason };
    const answers = await Promise.all([resolveAs(staff, body), resolveAs(staff, body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read(paymentId)).toMatchObject({
      state: "paid",
      resolution: reason,
      resolved_by: staff.id,
      paid_at: expect.any(Date),
      campaign: "active",
      item: "won",
    });
    expect(await readMails(email)).toEqual(["payment-receipt"]);
    expect((await app.mailTo(email)).text).toContain(reason);
    const [entry] = await app.owner`
      select actor_id, changes -> 'state' as state from audit_log
      where table_name = 'eth_payments' and row_id = ${paymentId} and action = 'update'`;
    expect(entry).toEqual({ actor_id: staff.id, state: ["underpaid", "paid"] });
  });

  it("makes the campaign where there was none, and names the package on one that runs already", async () => {
    const unowned = await insertPayment(app.owner, { state: "late" });
    await resolveAs(staff, { paymentId: unowned, decision: "accept", seenState: "late", reason });
    expect(await read(unowned)).toMatchObject({ state: "paid", campaign: "active" });

    const campaignId = await draft();
    await app.owner`update pr_campaigns set status = 'active' where id = ${campaignId}`;
    const active = await insertPayment(app.owner, { state: "review", campaign_id: campaignId });
    await resolveAs(staff, { paymentId: active, decision: "accept", seenState: "review", reason });
    expect(await read(active)).toMatchObject({ state: "paid", campaign: "active" });
    const readPaid = () =>
      app.owner`select package_id, budget from pr_campaigns where id = ${campaignId}`;
    expect([...(await readPaid())]).toEqual([{ package_id: "basic-pr", budget: "500.00" }]);

    // Of one that is paid for already, a second payment changes nothing.
    await app.owner`update pr_campaigns set budget = 700 where id = ${campaignId}`;
    const second = await insertPayment(app.owner, { state: "review", campaign_id: campaignId });
    await resolveAs(staff, { paymentId: second, decision: "accept", seenState: "review", reason });
    expect([...(await readPaid())]).toEqual([{ package_id: "basic-pr", budget: "700.00" }]);

    await app.owner`update pr_campaigns set status = 'cancelled' where id = ${campaignId}`;
    const unacceptable = await insertPayment(app.owner, {
      state: "review",
      campaign_id: campaignId,
    });
    expect(
      await resolveAs(staff, {
        paymentId: unacceptable,
        decision: "accept",
        seenState: "review",
        reason,
      }),
    ).toMatchObject({ status: 409, body: { code: "campaign-closed" } });
    expect(await read(unacceptable)).toMatchObject({ state: "review", campaign: "cancelled" });
  });

  it("notes a refund, with its hash or without, and starts nothing", async () => {
    const email = `${randomUUID()}@clients.example`;
    const refundHash = `0x${"ab".repeat(32)}`;
    const paymentId = await insertPayment(app.owner, {
      state: "overpaid",
      email,
      campaign_id: await draft(),
    });
    expect(
      await resolveAs(staff, {
        paymentId,
        decision: "refund",
        seenState: "overpaid",
        reason,
        refundHash: refundHash.toUpperCase().replace("0X", "0x"),
      }),
    ).toMatchObject({ status: 200, body: { state: "refunded" } });
    expect(await read(paymentId)).toMatchObject({
      state: "refunded",
      refund_hash: refundHash,
      paid_at: null,
      campaign: "draft",
      item: "lost",
    });
    expect(await readMails(email)).toEqual(["payment-refunded"]);
    expect((await app.mailTo(email)).text).toContain(refundHash);
  });

  it("decides only about what it has seen: one of two decisions wins, the other is told", async () => {
    const paymentId = await insertPayment(app.owner, { state: "review" });
    const asked = { paymentId, seenState: "review" };
    const answers = await Promise.all([
      resolveAs(staff, { ...asked, decision: "accept", reason }),
      resolveAs(staff, { ...asked, decision: "refund", reason: "Sent back." }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const winner = answers.find(({ status }) => status === 200);
    const loser = answers.find(({ status }) => status === 409);
    expect(loser?.body).toMatchObject({ code: "moved", state: winner?.body.state });

    const waiting = await insertPayment(app.owner, { state: "quoted" });
    expect(
      (
        await resolveAs(staff, {
          paymentId: waiting,
          decision: "accept",
          seenState: "quoted",
          reason,
        })
      ).status,
    ).toBe(409);
    expect(await read(waiting)).toMatchObject({ state: "quoted", campaign: null });
  });

  it("needs a reason and a recent sign-in; everybody else is turned away", async () => {
    const paymentId = await insertPayment(app.owner, { state: "review" });
    const body = { paymentId, decision: "accept", seenState: "review", reason };
    expect(await resolveAs(staff, { ...body, reason: " " })).toMatchObject({
      status: 400,
      body: { fields: { reason: "Please give a reason." } },
    });
    expect((await resolveAs(client, body)).status).toBe(403);
    expect((await resolveAs({ ...client, client: app.client() }, body)).status).toBe(401);
    const early = await app.staff();
    await app.owner`
      update auth.sessions set amr = ${app.owner.json([{ method: "password", timestamp: 1_700_000_000 }])}
      where user_id = ${early.id}`;
    await early.client.auth.refreshSession();
    expect(await resolveAs(early, body)).toMatchObject({
      status: 403,
      body: { hint: "recent_sign_in" },
    });
    expect(await read(paymentId)).toMatchObject({ state: "review" });
  });
});
