import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { TakenJob } from "./job.ts";
import type { Database } from "../database/types.ts";

const jobRow = z.object({
  id: z.string(),
  kind: z.string(),
  payload: z.unknown(),
  unique_key: z.string().nullable(),
  attempts: z.number(),
  run_at: z.string(),
});

/**
 * Takes the job that has waited longest, among those of the given kinds, and holds it for a lease.
 *
 * A lease rather than a row lock kept through the whole run: whoever enqueues the same key never waits behind it,
 * slow work on the network holds no connection, and a job that takes its node down with it has been counted. A
 * killed node's job is free again when the lease has run out.
 */
export async function takeJob(
  db: Pick<Database, "asOwner">,
  kinds: readonly string[],
  leaseSeconds: number,
): Promise<TakenJob | undefined> {
  const holder = randomUUID();
  const heldUntil = performance.now() + leaseSeconds * 1000;
  const [row] = await db.asOwner(
    (sql) => sql`
      update private.jobs
      set attempts = attempts + 1, locked_by = ${holder},
        locked_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})
      where id = (
        select id from private.jobs
        where finished_at is null and failed_at is null and run_at <= clock_timestamp()
          and (locked_until is null or locked_until <= clock_timestamp())
          and kind = any(${kinds})
        order by run_at
        for update skip locked
        limit 1
      )
      returning id, kind, payload, unique_key, attempts, run_at::text`,
  );
  if (row === undefined) return undefined;
  const { unique_key: uniqueKey, run_at: runAt, ...job } = jobRow.parse(row);
  return { ...job, uniqueKey, runAt, holder, heldUntil };
}
