import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Chain } from "../../services/chain/chain.ts";
import { startJobRunner } from "../../runtime/jobs/job-runner.ts";
import { paymentSchedule } from "../../services/payment/payment-job.ts";
import { createPaymentWatch } from "../../server/payment-watch.ts";
import { amountOf, startPaymentApp, type PaymentApp } from "./payment-app.ts";

let app: PaymentApp;
beforeAll(async () => {
  app = await startPaymentApp();
});
afterAll(() => app.stop());

/** The chain as a server on this machine has it, and how often it was asked which one it is. */
function developmentChain(): { chain: Chain; uses: () => number } {
  let uses = 0;
  const { chain } = app.chain;
  return {
    chain: {
      ...chain,
      kind: "development",
      readGenesis() {
        uses += 1;
        return chain.readGenesis();
      },
    },
    uses: () => uses,
  };
}

describe("the watch on payments", () => {
  it("leaves a development chain alone until somebody pays, then needs nobody to ask", async () => {
    const failures: unknown[] = [];
    const onFailure = (error: unknown) => void failures.push(error);
    const { chain, uses } = developmentChain();
    const watch = createPaymentWatch(chain, app.database, {
      siteUrl: app.url,
      onFailure,
      pollMilliseconds: 20,
    });
    let runs = 0;
    const handler: typeof watch.handler = async (context) => {
      await watch.handler(context);
      runs += 1;
    };
    const jobs = await startJobRunner(
      app.database,
      { [paymentSchedule.kind]: handler },
      { schedule: [paymentSchedule], onFailure },
    );
    try {
      await expect.poll(() => runs).toBeGreaterThan(0);
      expect(uses()).toBe(0);

      const payer = await app.chain.payer();
      const setup = await app.setUp(payer);
      await payer.send({ value: amountOf(setup) });
      const state = async () => String((await app.readPayment(setup.paymentId))["state"]);
      await app.chain.mine();
      await expect.poll(state).toBe("confirming");
      await app.chain.mine(2);
      await expect.poll(state).toBe("paid");
      expect(failures).toEqual([]);
    } finally {
      watch.stop();
      await jobs.stop();
    }
  }, 60_000);
});
