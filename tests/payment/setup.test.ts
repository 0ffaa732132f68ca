import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paymentRefusals } from "../../content/payment-answers.ts";
import { quotePrice } from "../../domain/payment/quote-price.ts";
import { readPrice } from "../../services/chain/read-price.ts";
import { amountOf, startPaymentApp, type PaymentApp } from "./payment-app.ts";
import { receivingAddress, type Payer } from "./failing-chain.ts";

let app: PaymentApp;
let payer: Payer;
let quoteWei: bigint;
const micro = 10n ** 12n;

beforeAll(async () => {
  app = await startPaymentApp();
  payer = await app.chain.payer();
  const rates = await readPrice(app.chain.chain);
  quoteWei = quotePrice(50_000n, rates, { hasVat: false }).amountWei;
});
afterAll(() => app.stop());

const setupBody = (body: object = {}) => ({
  campaignId: "placeholder",
  packageId: "basic-pr",
  ethAddress: payer.address,
  ...body,
});

describe("setting up a payment", () => {
  it("answers everything that a payer needs, and keeps the claim token to itself", async () => {
    const email = "ada@clients.example";
    const setup = await app.setUp(payer, { email });
    const surcharge = (amountOf(setup) - quoteWei) / micro;
    expect(surcharge).toBeGreaterThanOrEqual(1n);
    expect(surcharge).toBeLessThanOrEqual(999n);
    expect(setup).toMatchObject({
      receivingAddress,
      chainId: 31_337,
      eip681: `ethereum:${receivingAddress}@31337?value=${amountOf(setup)}`,
      price: { net: "500.00", vat: "0.00", total: "500.00" },
      chain: { label: "development chain" },
    });
    expect(setup.requiredAmount).toMatch(/^\d+\.\d{6}$/);
    const left = Date.parse(setup.expiresAt) - Date.now();
    expect(left).toBeGreaterThan(14 * 60_000);
    expect(left).toBeLessThan(16 * 60_000);
    const [row] = await app.owner`
      select p.*, c.claim_token_hash from public.eth_payments p
      join private.payment_claims c on c.payment_id = p.id where p.id = ${setup.paymentId}`;
    expect(row).toMatchObject({ state: "quoted", email, eth_address: payer.address });
    expect(row?.["claim_token_hash"]).toEqual(
      createHash("sha256").update(setup.claimToken).digest(),
    );
    expect(JSON.stringify(row)).not.toContain(setup.claimToken);
  });

  it("takes the price from the server, whatever the request says", async () => {
    const setup = await app.setUp(payer, { price_gbp: 1, requiredAmount: 0.000001, amount: "1" });
    expect(setup.price.net).toBe("500.00");
    expect(amountOf(setup)).toBeGreaterThan(quoteWei);
  });

  it("gives fifty at once fifty amounts", async () => {
    const setups = await Promise.all(Array.from({ length: 50 }, () => app.setUp(payer)));
    expect(new Set(setups.map((each) => each.requiredAmount)).size).toBe(50);
  }, 60_000);

  it("goes on to the next 999 when all amounts have been issued, even those of deleted payments", async () => {
    await app.owner`
      insert into private.issued_amounts (amount_wei)
      select ${String(quoteWei)}::numeric + n * 1000000000000::numeric from generate_series(1, 999) n
      on conflict do nothing`;
    const setup = await app.setUp(payer);
    const surcharge = (amountOf(setup) - quoteWei) / micro;
    expect(surcharge).toBeGreaterThanOrEqual(1000n);
    expect(surcharge).toBeLessThanOrEqual(1998n);
  });

  it("holds a network to three open payments, also at once", async () => {
    const network = "203.0.113.77";
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.ask(setupBody(), { network })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.json).toMatchObject({
      error: paymentRefusals["too-many-open"],
      code: "too-many-open",
    });
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await app.ask(setupBody(), { network: "203.0.113.78" })).status).toBe(200);
    await app.owner`
      update public.eth_payments set expires_at = created_at + interval '1 microsecond'
      where id = (
        select p.id from public.eth_payments p join private.payment_claims c on c.payment_id = p.id
        where p.state = 'quoted' and c.network_hash = (
          select network_hash from private.payment_claims group by network_hash having count(*) = 3
        ) limit 1
      )`;
    expect((await app.ask(setupBody(), { network })).status).toBe(200);
  });

  it("refuses what is malformed, field by field", async () => {
    const answer = await app.ask({ campaignId: 7, packageId: "", ethAddress: "0x1", email: "@" });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ code: "malformed" });
    expect(answer.json).toHaveProperty("error", "The campaign has no valid id.");
    expect(answer.json).toHaveProperty("fields.packageId");
    expect(answer.json).toHaveProperty("fields.ethAddress");
    expect(answer.json).toHaveProperty("fields.email");
    const unknown = await app.ask(setupBody({ packageId: "free-pr" }));
    expect([unknown.status, unknown.json]).toEqual([
      400,
      { error: paymentRefusals["unknown-package"], code: "unknown-package" },
    ]);
  });

  it("is for drafts of the caller's own", async () => {
    const [owner, other] = [await app.member(), await app.member()];
    const [draft, active] = await app.owner<{ id: string }[]>`
      insert into public.pr_campaigns (user_id, title, status)
      values (${owner.id}, 'Mine', 'draft'), (${owner.id}, 'Mine', 'active') returning id`;
    const campaignId = draft?.id;
    expect(await app.ask(setupBody({ campaignId }))).toMatchObject({
      status: 401,
      json: { code: "sign-in-needed" },
    });
    expect(await app.ask(setupBody({ campaignId }), { member: other })).toMatchObject({
      status: 403,
      json: { error: paymentRefusals["not-your-campaign"] },
    });
    expect(await app.ask(setupBody({ campaignId: active?.id }), { member: owner })).toMatchObject({
      status: 409,
      json: { code: "campaign-not-draft" },
    });
    const setup = await app.setUp(payer, { campaignId }, { member: owner });
    expect(await app.readPayment(setup.paymentId)).toMatchObject({
      campaign_id: campaignId,
      user_id: owner.id,
      status: "draft",
    });
  });

  it("is refused without a price to rely on", async () => {
    const lonely = await startPaymentApp();
    const [node] = lonely.chain.nodes;
    if (!node) throw new Error("no node");
    node.faults.isDown = true;
    const down = await lonely.ask(setupBody());
    node.faults.isDown = false;
    node.faults.chainId = 1;
    const elsewhere = await lonely.ask(setupBody());
    await lonely.stop();
    expect(down).toMatchObject({ status: 503, json: { code: "price-unavailable" } });
    expect(down.headers.get("retry-after")).toBe("60");
    expect(elsewhere).toMatchObject({ status: 503, json: { code: "price-unavailable" } });
  });
});
