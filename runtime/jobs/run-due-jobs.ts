import type { JobRegistry } from "./job.ts";
import { runJob, type OnJobFailure } from "./run-job.ts";
import { recurringKey, scheduleRecurring, type RecurringJob } from "./schedule.ts";
import { takeJob } from "./take-job.ts";
import type { Database } from "../database/types.ts";

export type DueJobsOptions = {
  schedule: readonly RecurringJob[];
  onFailure: OnJobFailure;
  /** When it fires, what runs is given back, and nothing more is begun. */
  stopping: AbortSignal;
  leaseSeconds?: number;
};

/**
 * Runs what is due, one job after the other, for a process that is woken now and then instead of living on. Answers the
 * kinds of those that ran. Beside others it takes only what none of them holds.
 */
export async function runDueJobs(
  db: Pick<Database, "asOwner">,
  registry: JobRegistry,
  { schedule, onFailure, stopping, leaseSeconds = 30 }: DueJobsOptions,
): Promise<string[]> {
  const kinds = Object.keys(registry);
  const recurring = new Map(schedule.map((job) => [recurringKey(job.kind), job]));
  const ran: string[] = [];
  await db.asOwner((sql) => scheduleRecurring(sql, schedule));
  while (!stopping.aborted) {
    const job = await takeJob(db, kinds, leaseSeconds);
    const handler = job && registry[job.kind];
    if (!handler) return ran;
    ran.push(job.kind);
    await runJob(db, job, {
      handler,
      recurring: recurring.get(job.uniqueKey ?? ""),
      leaseSeconds,
      stopping,
      onFailure,
    });
  }
  return ran;
}
