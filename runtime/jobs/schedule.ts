import type { Transaction } from "../database/types.ts";

export type RecurringJob = {
  kind: string;
  everySeconds: number;
  /** Up to so much later, at random, so that not everything happens at the same moment. */
  jitterSeconds?: number;
};

/** The `uniqueKey` of a recurring job; enqueued under it, the next run comes at once. */
export function recurringKey(kind: string): string {
  return `recurring ${kind}`;
}

/**
 * Makes sure that each recurring job has its one row. All nodes do this at every start: the first one writes it, due at
 * once, and the others only bring it forward where the interval has become shorter. The row comes back after each
 * run, so that runs missed while no node was up are one run.
 */
export async function scheduleRecurring(
  sql: Transaction,
  schedule: readonly RecurringJob[],
): Promise<void> {
  await Promise.all(
    schedule.map(
      (job) => sql`
        insert into private.jobs as j (kind, unique_key)
        values (${job.kind}, ${recurringKey(job.kind)})
        on conflict (kind, unique_key) where finished_at is null and failed_at is null do update
        set run_at = least(j.run_at, now() + make_interval(secs => ${longestWait(job)}))`,
    ),
  );
}

export function secondsToNextRun(job: RecurringJob, random: () => number = Math.random): number {
  return job.everySeconds + random() * (job.jitterSeconds ?? 0);
}

function longestWait({ everySeconds, jitterSeconds = 0 }: RecurringJob): number {
  return everySeconds + jitterSeconds;
}
