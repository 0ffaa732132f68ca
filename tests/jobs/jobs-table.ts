import type postgres from "postgres";

export type JobRow = {
  payload: unknown;
  attempts: number;
  is_running: boolean;
  is_finished: boolean;
  is_failed: boolean;
  last_error: string | null;
  /** Seconds from now, rounded. */
  due_in: number;
};

export async function readJobs(owner: postgres.Sql, kind: string): Promise<JobRow[]> {
  return owner<JobRow[]>`
    select payload, attempts, last_error,
      locked_by is not null as is_running, finished_at is not null as is_finished,
      failed_at is not null as is_failed,
      round(extract(epoch from run_at - clock_timestamp()))::int as due_in
    from private.jobs where kind = ${kind} order by created_at`;
}

export async function readJob(owner: postgres.Sql, kind: string): Promise<JobRow> {
  const [job, ...others] = await readJobs(owner, kind);
  if (!job || others.length > 0) throw new Error(`There is not exactly one job ${kind}.`);
  return job;
}

/** As if the time had come. */
export async function makeDue(owner: postgres.Sql, kind: string): Promise<void> {
  await owner`
    update private.jobs set run_at = now() - interval '1 hour'
    where kind = ${kind} and finished_at is null and failed_at is null`;
  await owner`select pg_notify('kinolume_jobs', '')`;
}

/** Something to wait for, and the means to let it happen. */
export function createGate(): { opened: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}
