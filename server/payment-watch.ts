import type { Chain } from "../services/chain/chain.ts";
import type { JobHandler } from "../runtime/jobs/job.ts";
import { askChain } from "../services/payment/ask-chain.ts";
import { followChain } from "../services/payment/follow-chain.ts";
import { hasOpenPayments } from "../services/payment/has-open-payments.ts";
import { watchDisagreement } from "../services/payment/note-disagreement.ts";
import { followPaymentsNow } from "../services/payment/payment-job.ts";
import type { Database } from "../runtime/database/types.ts";

export type PaymentWatch = {
  /** Any node may run it, but one at a time; after a kill the next one resumes from the last commit. */
  handler: JobHandler;
  stop(): void;
};

type Options = {
  siteUrl: string;
  onFailure: (error: unknown) => void;
  /** How often to ask for the newest block. */
  pollMilliseconds?: number;
};

/** Follows the chain: at every new block while payments are open, now and then otherwise. */
export function createPaymentWatch(
  chain: Chain,
  db: Pick<Database, "asOwner">,
  { siteUrl, onFailure, pollMilliseconds }: Options,
): PaymentWatch {
  const interval = pollMilliseconds ?? (chain.kind === "development" ? 500 : 4000);
  let timer: NodeJS.Timeout | undefined;
  let knownHead: bigint | undefined;
  let isStopped = false;
  let isFailing = false;

  function lookSoon(): void {
    if (isStopped || timer) return;
    timer = setTimeout(() => {
      void look().finally(() => {
        timer = undefined;
        if (knownHead !== undefined) lookSoon();
      });
    }, interval);
    timer.unref();
  }

  async function look(): Promise<void> {
    try {
      const head = await chain.client.getBlockNumber({ cacheTime: 0 });
      isFailing = false;
      if (head === knownHead) return;
      knownHead = head;
      await db.asOwner(followPaymentsNow);
    } catch (error) {
      // Said once: the job, which runs in any case, says it again.
      if (!isFailing && !isStopped) onFailure(error);
      isFailing = true;
    }
  }

  return {
    async handler({ transaction, signal }) {
      const isOpen = await transaction(hasOpenPayments);
      // Without open payments the development chain is not even loaded.
      if (!isOpen && chain.kind === "development") {
        knownHead = undefined;
        return;
      }
      const head = await watchDisagreement(
        { chain, transaction, report: onFailure },
        async (report) => {
          const genesis = await askChain(() => chain.readGenesis());
          return followChain({ chain, genesis, siteUrl, transaction, report }, signal);
        },
      );
      knownHead = isOpen ? head : undefined;
      if (isOpen) lookSoon();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
