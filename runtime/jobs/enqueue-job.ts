import type postgres from "postgres";
import type { Transaction } from "../database/types.ts";

export const jobsChannel = "kinolume_jobs";

export type NewJob = {
  kind: string;
  /** Ids rather than what they stand for: payloads are no second home for personal data. */
  payload?: postgres.JSONValue;
  runAt?: Date;
  /**
   * At most one unfinished job of this kind has this key. Asked for again it runs at the earlier of both times, with the newer
   * payload; while it runs, once more right afterwards, since it may have read its rows before the caller wrote theirs.
   */
  uniqueKey?: string;
};

/** Writes the job in the caller's transaction: it runs if, and only if, that commits. */
export async function enqueueJob(sql: Transaction, job: NewJob): Promise<void> {
  await sql`
    with queued as (
      insert into private.jobs as j (kind, payload, run_at, unique_key)
      values (
        ${job.kind}, ${sql.json(job.payload ?? {})},
        coalesce(${job.runAt ?? null}::timestamptz, clock_timestamp()), ${job.uniqueKey ?? null}
      )
      on conflict (kind, unique_key) where finished_at is null and failed_at is null do update
      set payload = excluded.payload,
        run_at = case
          when j.locked_by is null then least(j.run_at, excluded.run_at)
          else clock_timestamp()
        end
      returning id
    )
    select pg_notify(${jobsChannel}, '') from queued`;
}
