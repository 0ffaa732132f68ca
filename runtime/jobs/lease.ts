import { clearInterval, clearTimeout, setInterval, setTimeout } from "node:timers";
import { AppError } from "../errors/app-error.ts";
import type { TakenJob } from "./job.ts";
import type { Database, Transaction } from "../database/types.ts";

export type Lease = { lost: AbortSignal; end(): void };

/** Renews the lease while the job runs; `lost` fires before another node can take the job. */
export function keepLease(
  db: Pick<Database, "asOwner">,
  job: TakenJob,
  leaseSeconds: number,
): Lease {
  const lost = new AbortController();
  const leaseMilliseconds = leaseSeconds * 1000;
  let lastError: unknown;
  let isEnded = false;
  let deadline = loseAt(job.heldUntil);
  // Unreferenced: a job that ignores the stop must not keep the process from ending.
  const heartbeat = setInterval(() => void renew(), leaseMilliseconds / 3).unref();

  function loseAt(time: number): NodeJS.Timeout {
    const left = Math.max(0, time - performance.now());
    return setTimeout(() => lost.abort(jobLost(lastError)), left).unref();
  }

  async function renew(): Promise<void> {
    const heldUntil = performance.now() + leaseMilliseconds;
    try {
      const isHeld = await db.asOwner((sql) => renewLease(sql, job, leaseSeconds));
      if (isEnded) return;
      clearTimeout(deadline);
      deadline = loseAt(isHeld ? heldUntil : 0);
    } catch (error) {
      // The next beat tries again; when none gets through, this is why the job was lost.
      lastError = error;
    }
  }

  return {
    lost: lost.signal,
    end() {
      isEnded = true;
      clearInterval(heartbeat);
      clearTimeout(deadline);
    },
  };
}

async function renewLease(sql: Transaction, job: TakenJob, seconds: number): Promise<boolean> {
  const renewed = await sql`
    update private.jobs
    set locked_until = clock_timestamp() + make_interval(secs => ${seconds})
    where id = ${job.id} and locked_by = ${job.holder}`;
  return renewed.count > 0;
}

/**
 * Fails unless this run still holds the job, and keeps others from taking it until the transaction ends. The weakest
 * row lock does: it keeps out `takeJob`, but neither our own renewal nor those who enqueue the same key.
 */
export async function requireLease(sql: Transaction, job: TakenJob): Promise<void> {
  const held = await sql`
    select 1 from private.jobs where id = ${job.id} and locked_by = ${job.holder} for key share`;
  if (held.length === 0) throw jobLost();
}

export function jobLost(cause?: unknown): AppError {
  const message = "Another run may have taken the job over.";
  return new AppError("job_lost", message, cause === undefined ? undefined : { cause });
}
