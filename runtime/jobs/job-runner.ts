import { setTimeout as wait } from "node:timers/promises";
import { jobsChannel } from "./enqueue-job.ts";
import type { JobRegistry, TakenJob } from "./job.ts";
import { runJob, type OnJobFailure } from "./run-job.ts";
import { recurringKey, scheduleRecurring, type RecurringJob } from "./schedule.ts";
import { takeJob } from "./take-job.ts";
import type { Database } from "../database/types.ts";

export type JobRunnerOptions = {
  onFailure: OnJobFailure;
  schedule?: readonly RecurringJob[];
  pollMilliseconds?: number;
  /** How many jobs this node runs at once. */
  slots?: number;
  leaseSeconds?: number;
  /** How long `stop` lets jobs go on before it ends their signals. */
  stopMilliseconds?: number;
};

// After its signal has ended a job may still tidy up.
const tidyMilliseconds = 2000;

/** Runs jobs as soon as they are written, and looks again now and then for those that have become due. */
export async function startJobRunner(
  db: Database,
  registry: JobRegistry,
  options: JobRunnerOptions,
): Promise<{ stop(): Promise<void> }> {
  const { onFailure, schedule = [], slots = 3, leaseSeconds = 30 } = options;
  const handlers = new Map(Object.entries(registry));
  const missing = schedule.find(({ kind }) => !handlers.has(kind));
  if (missing) throw new Error(`The recurring job ${missing.kind} has no handler.`);
  const kinds = [...handlers.keys()];
  const recurring = new Map(schedule.map((job) => [recurringKey(job.kind), job]));
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let looking: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;

  /** One search at a time; each job found starts the next, until the slots are full or nothing is due. */
  function wake(): void {
    isWanted = true;
    if (isStopped || looking || running.size >= slots) return;
    isWanted = false;
    looking = look().finally(() => {
      looking = undefined;
      if (isWanted) wake();
    });
  }

  async function look(): Promise<void> {
    try {
      const job = await takeJob(db, kinds, leaseSeconds);
      if (!job) return;
      start(job);
      isWanted = true;
    } catch (error) {
      onFailure(error);
    }
  }

  function start(job: TakenJob): void {
    const handler = handlers.get(job.kind);
    if (!handler) throw new Error(`No handler runs ${job.kind}.`);
    const run = runJob(db, job, {
      handler,
      recurring: recurring.get(job.uniqueKey ?? ""),
      leaseSeconds,
      stopping: stopping.signal,
      onFailure,
    }).finally(() => {
      running.delete(run);
      wake();
    });
    running.add(run);
  }

  async function settled(): Promise<void> {
    await looking;
    await Promise.all(running);
  }

  await db.asOwner((sql) => scheduleRecurring(sql, schedule));
  const listening = await db.sql.listen(jobsChannel, wake, wake);
  const timer = setInterval(wake, options.pollMilliseconds ?? 5000);

  async function end(): Promise<void> {
    isStopped = true;
    clearInterval(timer);
    await listening.unlisten().catch((error: unknown) => onFailure(error));
    await within(options.stopMilliseconds ?? 10_000, settled());
    stopping.abort(new Error("The server is stopping."));
    await within(tidyMilliseconds, settled());
  }

  let ending: Promise<void> | undefined;
  return { stop: () => (ending ??= end()) };
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const done = new AbortController();
  const limit = wait(milliseconds, undefined, { signal: done.signal }).catch(() => undefined);
  await Promise.race([work, limit]);
  done.abort();
}
