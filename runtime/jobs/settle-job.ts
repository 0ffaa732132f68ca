import type postgres from "postgres";
import { describeFailure } from "./describe-failure.ts";
import { jobsChannel } from "./enqueue-job.ts";
import type { TakenJob } from "./job.ts";
import { secondsToNextRun, type RecurringJob } from "./schedule.ts";
import type { Transaction } from "../database/types.ts";

export const maxAttempts = 12;
const firstRetrySeconds = 15;
const longestRetrySeconds = 3600;

// finishJob, putOffJob and releaseJob answer false, and change nothing, when another run has taken the job over.

/** A recurring job waits for its next turn; one that was asked for again runs again; any other is done. */
export async function finishJob(
  sql: Transaction,
  job: TakenJob,
  recurring: RecurringJob | undefined,
): Promise<boolean> {
  const outcome = recurring
    ? sql`
        attempts = 0,
        run_at = case
          when ${isAsTaken(sql, job)} then now() + make_interval(secs => ${secondsToNextRun(recurring)})
          else run_at
        end`
    : sql`
        attempts = case when ${isAsTaken(sql, job)} then attempts else 0 end,
        finished_at = case when ${isAsTaken(sql, job)} then now() end`;
  const settled = await sql`
    update private.jobs
    set locked_by = null, locked_until = null, last_error = null, ${outcome}
    where id = ${job.id} and locked_by = ${job.holder}`;
  return settled.count > 0;
}

/**
 * Waits twice as long after each failure. After the last one the job stays for the studio to see, unless it recurs or
 * was asked for again: then it starts over.
 */
export async function putOffJob(
  sql: Transaction,
  job: TakenJob,
  { error, recurring }: { error: unknown; recurring: RecurringJob | undefined },
): Promise<boolean> {
  const isLast = job.attempts >= maxAttempts;
  const endsHere = isLast && !recurring ? isAsTaken(sql, job) : sql`false`;
  const settled = await sql`
    update private.jobs
    set locked_by = null, locked_until = null, last_error = ${describeFailure(error)},
      failed_at = case when ${endsHere} then now() end,
      attempts = case when ${isLast}::boolean and not ${endsHere} then 0 else attempts end,
      run_at = now() + make_interval(secs => ${secondsToRetry(job.attempts, recurring)})
    where id = ${job.id} and locked_by = ${job.holder}`;
  return settled.count > 0;
}

/** Gives the job back as if it had not been taken, and tells the other nodes. */
export async function releaseJob(sql: Transaction, job: TakenJob): Promise<boolean> {
  const settled = await sql`
    with released as (
      update private.jobs
      set locked_by = null, locked_until = null, attempts = attempts - 1
      where id = ${job.id} and locked_by = ${job.holder}
      returning id
    )
    select pg_notify(${jobsChannel}, '') from released`;
  return settled.count > 0;
}

/** No recurring job waits longer because it failed. */
function secondsToRetry(attempts: number, recurring?: RecurringJob): number {
  const wait = Math.min(firstRetrySeconds * 2 ** (attempts - 1), longestRetrySeconds);
  return Math.min(wait, recurring?.everySeconds ?? wait);
}

/** Whether nobody has asked for the job again since it was taken. As text: the driver rounds times. */
function isAsTaken(sql: Transaction, job: TakenJob): postgres.PendingQuery<postgres.Row[]> {
  return sql`(run_at = ${job.runAt}::text::timestamptz)`;
}
