import type { Chain } from "../chain/chain.ts";
import type { Database } from "../database.ts";
import { enqueueJob } from "../jobs/enqueue-job.ts";
import type { JobHandler } from "../jobs/job.ts";
import { recurringKey, type RecurringJob } from "../jobs/schedule.ts";
import { askChain } from "./ask-chain.ts";
import { followChain } from "./follow-chain.ts";

/** The net below `watchHead`: also when no new block is noticed, the chain is looked at now and then. */
export const paymentSchedule: RecurringJob = { kind: "follow-payments", everySeconds: 15 };

/** Any node may run it and none runs it beside another; a killed one's work is taken up where its last commit left it. */
export function createPaymentWatch(
  chain: Chain,
  onDisagreement: (error: Error) => void,
): JobHandler {
  return async ({ transaction, signal }) => {
    const genesis = await askChain(() => chain.readGenesis());
    await followChain({ chain, genesis, transaction, onDisagreement }, signal);
  };
}

/** Asks for a run as soon as there is a new block. */
export function watchHead(
  chain: Chain,
  db: Pick<Database, "asOwner">,
  {
    onFailure,
    pollMilliseconds,
  }: { onFailure: (error: unknown) => void; pollMilliseconds?: number },
): { stop(): void } {
  const usual = chain.kind === "development" ? 500 : 4000;
  let known: bigint | undefined;
  let isLooking = false;

  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      const head = await chain.client.getBlockNumber({ cacheTime: 0 });
      if (head === known) return;
      await db.asOwner((sql) =>
        enqueueJob(sql, {
          kind: paymentSchedule.kind,
          uniqueKey: recurringKey(paymentSchedule.kind),
        }),
      );
      known = head;
    } catch (error) {
      onFailure(error);
    } finally {
      isLooking = false;
    }
  }

  const timer = setInterval(() => void look(), pollMilliseconds ?? usual);
  return { stop: () => clearInterval(timer) };
}
