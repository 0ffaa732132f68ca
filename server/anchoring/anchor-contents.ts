import { setTimeout as wait } from "node:timers/promises";
import type { JobHandler } from "../jobs/job.ts";
import { findOpenBatch } from "./anchor-batch.ts";
import { openBatch } from "./open-batch.ts";
import type { RegistryTarget } from "./registry-target.ts";
import { settleBatch, type Patience } from "./settle-batch.ts";

type Follow = Patience & {
  /** How long one run follows a batch, where blocks come within seconds. */
  followMilliseconds: number;
};

const lookMilliseconds = 1000;

/** One batch at a time: brings the open one to its end, then takes up what waits. */
export function createAnchoring(
  target: RegistryTarget,
  { stuckSeconds, followMilliseconds }: Follow,
): JobHandler {
  return async ({ transaction, signal }) => {
    const until = performance.now() + followMilliseconds;
    for (;;) {
      signal.throwIfAborted();
      const batch = await transaction((sql) => findOpenBatch(sql, target));
      if (!batch) {
        if (!(await openBatch(target, transaction))) return;
      } else if (!(await settleBatch(target, batch, { transaction, stuckSeconds }))) {
        if (performance.now() >= until) return;
        await wait(lookMilliseconds, undefined, { signal });
      }
    }
  };
}
