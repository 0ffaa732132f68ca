import { AppError } from "../errors/app-error.ts";
import type { JobHandler, TakenJob } from "./job.ts";
import { jobLost, keepLease, requireLease } from "./lease.ts";
import type { RecurringJob } from "./schedule.ts";
import { finishJob, maxAttempts, putOffJob, releaseJob } from "./settle-job.ts";
import type { Database, Transaction } from "../database/types.ts";

export type OnJobFailure = (
  error: unknown,
  job?: { id: string; kind: string; attempt: number },
) => void;

export type RunOptions = {
  handler: JobHandler;
  recurring: RecurringJob | undefined;
  leaseSeconds: number;
  /** Fires when the server cannot wait any longer. */
  stopping: AbortSignal;
  onFailure: OnJobFailure;
};

/** Runs a job that was taken, and writes down how it went. Never rejects. */
export async function runJob(
  db: Pick<Database, "asOwner">,
  job: TakenJob,
  options: RunOptions,
): Promise<void> {
  const { recurring, stopping } = options;
  const report = (error: unknown) =>
    options.onFailure(error, { id: job.id, kind: job.kind, attempt: job.attempts });
  const lease = keepLease(db, job, options.leaseSeconds);
  const settle = async (how: (sql: Transaction) => Promise<boolean>) => {
    if (!(await db.asOwner(how))) report(jobLost());
  };
  try {
    const failure = await attempt(
      db,
      job,
      options.handler,
      AbortSignal.any([lease.lost, stopping]),
    );
    if (!failure) await settle((sql) => finishJob(sql, job, recurring));
    else if (stopping.aborted) await settle((sql) => releaseJob(sql, job));
    else {
      const { error } = failure;
      report(error);
      await settle((sql) => putOffJob(sql, job, { error, recurring }));
    }
  } catch (error) {
    // The lease runs out, and the job runs again.
    report(error);
  } finally {
    lease.end();
  }
}

async function attempt(
  db: Pick<Database, "asOwner">,
  job: TakenJob,
  handler: JobHandler,
  signal: AbortSignal,
): Promise<{ error: unknown } | undefined> {
  try {
    if (job.attempts > maxAttempts) {
      throw new AppError("job_abandoned", "Every node that ran the job went away meanwhile.");
    }
    await handler({
      id: job.id,
      kind: job.kind,
      payload: job.payload,
      attempt: job.attempts,
      signal,
      transaction: (work) =>
        db.asOwner(async (sql) => {
          await requireLease(sql, job);
          return work(sql);
        }),
    });
    return undefined;
  } catch (error) {
    return { error };
  }
}
