import type { JobHandler } from "../../runtime/jobs/job.ts";
import type { RecurringJob } from "../../runtime/jobs/schedule.ts";

export const usageSchedule: RecurringJob = {
  kind: "notify-usage-ends",
  everySeconds: 3600,
  jitterSeconds: 300,
};

/** Tells owners and the studio of usage that ends within thirty days, once for each day that it was said to end on. */
export const notifyOfUsage: JobHandler = ({ transaction }) =>
  transaction(async (sql) => {
    await sql`select private.notify_of_usage()`;
  });
