import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { syncPackages } from "../../services/payment/sync-packages.ts";
import { insertPayment } from "../payment/insert-payment.ts";
import { startAuthApp, type AuthApp, type Member } from "../support/auth-app.ts";
import { runInDeno, type DenoFunction } from "../support/run-in-deno.ts";

let app: AuthApp;
let answering: DenoFunction;
let resolving: DenoFunction;
beforeAll(async () => {
  app = await startAuthApp();
  await syncPackages(app.database);
  const backend = {
    SUPABASE_URL: app.url,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: app.secretKey }),
  };
  [answering, resolving] = await Promise.all([
    runInDeno("answer-enquiry", app, backend),
    runInDeno("resolve-payment", app, backend),
  ]);
});
afterAll(async () => {
  await Promise.all([answering.stop(), resolving.stop()]);
  await app.stop();
});

async function invoke(deno: DenoFunction, body: object, member?: Member): Promise<number> {
  const session = await member?.client.auth.getSession();
  const token = session?.data.session?.access_token;
  const answer = await fetch(deno.url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": "203.0.113.5",
      "idempotency-key": JSON.stringify(body),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  await answer.text();
  return answer.status;
}

describe("the studio's functions under Deno", () => {
  it("answer an enquiry once, for staff alone", async () => {
    const email = `${randomUUID()}@clients.example`;
    await app.owner`
      insert into enquiries (kind, email, content_hash) values ('call', ${email}, ${email})`;
    const [item] = await app.owner`select id from inbox_items where search = ${email}`;
    const reply = { itemId: String(item?.["id"]), subject: "Hello", body: "Tomorrow at ten?" };
    const [staff, member] = [await app.staff(), await app.member()];
    expect(await invoke(answering, reply), answering.output()).toBe(401);
    expect(await invoke(answering, reply, member)).toBe(403);
    const sent = await Promise.all([
      invoke(answering, reply, staff),
      invoke(answering, reply, staff),
    ]);
    expect(sent, answering.output()).toEqual([200, 200]);
    expect(await app.mailCount(email)).toBe(1);
  });

  it("settle a payment after a recent sign-in", async () => {
    const paymentId = await insertPayment(app.owner, { state: "review" });
    const body = { paymentId, decision: "accept", seenState: "review", reason: "It is theirs." };
    const staff = await app.staff();
    const amr = app.owner.json([{ method: "password", timestamp: 1_700_000_000 }]);
    await app.owner`update auth.sessions set amr = ${amr} where user_id = ${staff.id}`;
    await staff.client.auth.refreshSession();
    expect(await invoke(resolving, body, staff), resolving.output()).toBe(403);
    expect(await invoke(resolving, body, await app.staff()), resolving.output()).toBe(200);
    expect(await app.owner`select state from eth_payments where id = ${paymentId}`).toEqual([
      { state: "paid" },
    ]);
  });
});
