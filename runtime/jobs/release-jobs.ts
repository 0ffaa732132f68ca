import type { Transaction } from "../database/types.ts";

/** Ends all leases. Only for whoever is alone with the database: every lease is then that of a process that is gone. */
export async function releaseJobs(sql: Transaction): Promise<void> {
  await sql`
    update private.jobs set locked_by = null, locked_until = null where locked_by is not null`;
}
