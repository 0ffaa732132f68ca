import { setTimeout as wait } from "node:timers/promises";
import type { JobHandler } from "../../runtime/jobs/job.ts";
import { findOpenBatch } from "./anchor-batch.ts";
import { openBatch } from "./open-batch.ts";
import type { RegistryTarget } from "./registry-target.ts";
import { settleBatch, type Timeouts } from "./settle-batch.ts";
import type { Transaction } from "../../runtime/database/types.ts";

type Follow = Timeouts & {
  /** How long one run follows a batch, where blocks come within seconds. */
  followMilliseconds: number;
};

const lookMilliseconds = 1000;

type FindTarget = () => Promise<RegistryTarget>;

/** One batch at a time: brings the open one to its end, then takes up what waits. */
export function createAnchoring(
  findTarget: FindTarget,
  { stuckSeconds, followMilliseconds }: Follow,
): JobHandler {
  return async ({ transaction, signal }) => {
    // The chain is not opened while nothing waits.
    if (!(await transaction(hasWork))) return;
    const target = await findTarget();
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

async function hasWork(sql: Transaction): Promise<boolean> {
  const [found] = await sql`
    select 1 from public.content_anchors
    where state in ('pending', 'submitted') or (state = 'final' and revoke_requested_at is not null)
    limit 1`;
  return found !== undefined;
}
