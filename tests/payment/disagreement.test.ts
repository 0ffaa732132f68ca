import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createPaymentWatch } from "../../server/payment-watch.ts";
import { ChainDisagreement } from "../../services/chain/chain-disagreement.ts";
import type { InTransaction } from "../../services/context.ts";
import { notePriceFailure } from "../../services/payment/note-disagreement.ts";
import { amountOf, startPaymentApp, type PaymentApp } from "./payment-app.ts";

let app: PaymentApp;
beforeAll(async () => {
  app = await startPaymentApp(2);
});
afterAll(() => app.stop());
beforeEach(() => app.owner`delete from troubles`);

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

const open = () =>
  app.owner<{ kind: string; subject: string; facts: object }[]>`
    select kind, subject, facts from troubles where ended_at is null order by subject`;

const second = () => {
  const node = app.chain.nodes[1];
  if (!node) throw new Error("no second node");
  return node;
};

it("nodes that disagree about a transaction are told until they agree", async () => {
  const payer = await app.chain.payer();
  const setup = await app.setUp(payer);
  const hash = await payer.send({ value: amountOf(setup) });
  second().faults.hides.add(hash);
  await app.chain.settle();
  await follow();
  expect(await open()).toEqual([
    {
      kind: "chain",
      subject: "payments",
      facts: { said: `The two Ethereum nodes disagree about ${hash}.` },
    },
  ]);
  await follow();
  expect(await open()).toHaveLength(1);
  second().faults.hides.clear();
  await follow();
  expect(await open()).toEqual([]);
});

it("a node on another chain is told; one that is away neither begins nor ends it", async () => {
  second().faults.isDown = true;
  await follow().catch(() => undefined);
  expect(await open()).toEqual([]);
  const first = app.chain.nodes[0];
  if (!first) throw new Error("no node");
  second().faults.isDown = false;
  first.faults.chainId = 1;
  await expect(follow()).rejects.toMatchObject({ code: "chain-mismatch" });
  expect(await open()).toMatchObject([
    { facts: { said: "The Ethereum node is on chain 1, not 31337." } },
  ]);
  first.faults.chainId = null;
  first.faults.isDown = true;
  await expect(follow()).rejects.toMatchObject({ code: "chain-unavailable" });
  expect(await open()).toHaveLength(1);
  first.faults.isDown = false;
  await follow();
  expect(await open()).toEqual([]);
});

it("final blocks that are others than before are told", async () => {
  await follow();
  await app.owner`
    update private.followed_blocks set hash = ${`0x${"f".repeat(64)}`}`;
  await expect(follow()).rejects.toMatchObject({ code: "final_blocks_changed" });
  expect(await open()).toMatchObject([
    { facts: { said: "The node has other final blocks than before." } },
  ]);
  await app.owner`delete from private.followed_chains`;
  await follow();
  expect(await open()).toEqual([]);
});

it("a price that was disagreed about is looked at again until the nodes agree", async () => {
  const transaction: InTransaction = (work) => app.database.asOwner(work);
  await notePriceFailure(transaction, new Error("The node is away."));
  expect(await open()).toEqual([]);
  const cause = new ChainDisagreement("The Ethereum nodes disagree about ETH / USD.");
  await notePriceFailure(transaction, new Error("There is no price.", { cause }));
  expect(await open()).toMatchObject([{ subject: "price", facts: { said: cause.message } }]);
  await follow();
  expect(await open()).toEqual([]);
});
