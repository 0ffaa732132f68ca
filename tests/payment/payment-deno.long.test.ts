import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paymentStateWords } from "../../content/payment-answers.ts";
import { setupAnswer } from "../../domain/payment/payment-answer.ts";
import { followChain } from "../../services/payment/follow-chain.ts";
import { syncPackages } from "../../services/payment/sync-packages.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { runInDeno, type DenoFunction } from "../support/run-in-deno.ts";
import { amountOf } from "./payment-app.ts";
import { receivingAddress, startFailingChain, type FailingChain } from "./failing-chain.ts";

let held: TestDatabase;
let chain: FailingChain;
let deno: DenoFunction;

beforeAll(async () => {
  [held, chain] = await Promise.all([createTestDatabase(), startFailingChain()]);
  await syncPackages(held.database);
  deno = await runInDeno("process-eth-payment", held, {
    SITE_URL: "http://127.0.0.1:3000",
    ETH_RPC_URL: chain.nodes.map(({ url }) => url).join(","),
    ETH_CHAIN_ID: "31337",
    ETH_RECEIVING_ADDRESS: receivingAddress,
  });
});
afterAll(async () => {
  await deno.stop();
  await chain.stop();
  await held.drop();
});

async function ask(body: object): Promise<{ status: number; json: unknown }> {
  const answer = await fetch(deno.url, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.5" },
    body: JSON.stringify(body),
  });
  return { status: answer.status, json: await answer.json() };
}

describe("process-eth-payment under Deno", () => {
  it("sets up, confirms and refuses as it does elsewhere", async () => {
    const payer = await chain.payer();
    const body = { campaignId: "new", packageId: "basic-pr", ethAddress: payer.address };
    const opened = await ask(body);
    expect(opened.status, deno.output()).toBe(200);
    const setup = setupAnswer.parse(opened.json);
    const transactionHash = await payer.send({ value: amountOf(setup) });
    const waiting = await ask({ ...body, transactionHash });
    expect(waiting).toMatchObject({ status: 200, json: { state: "confirming" } });
    await chain.settle();
    const { paymentId, claimToken } = setup;
    expect(
      await ask({ ...body, transactionHash, paymentId, claimToken }),
      deno.output(),
    ).toMatchObject({ status: 200, json: { state: "paid", paymentId } });
    expect(await ask({ ...body, transactionHash })).toEqual({
      status: 200,
      json: { state: "paid", message: paymentStateWords.paid },
    });
    expect(await ask({ ...body, transactionHash: `0x${"1".repeat(64)}` })).toMatchObject({
      status: 404,
      json: { code: "transaction-not-found" },
    });
    expect((await ask({ ...body, ethAddress: "0x" })).status).toBe(400);
    // A server's watcher goes on with what the function has begun.
    const genesis = await chain.chain.readGenesis();
    await followChain({
      chain: chain.chain,
      genesis,
      siteUrl: "http://127.0.0.1:3000",
      transaction: (work) => held.database.asOwner(work),
      report: () => undefined,
    });
    const rows = await held.owner`
      select p.state, t.is_final from public.eth_payments p
      join public.eth_transfers t on t.payment_id = p.id`;
    expect([...rows]).toEqual([{ state: "paid", is_final: true }]);
  });
});
