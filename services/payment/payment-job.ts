import { enqueueJob } from "../../runtime/jobs/enqueue-job.ts";
import { recurringKey, type RecurringJob } from "../../runtime/jobs/schedule.ts";
import type { Transaction } from "../../runtime/database/types.ts";

/** The fallback for the watch on new blocks: the chain is checked regularly in any case. */
export const paymentSchedule: RecurringJob = { kind: "follow-payments", everySeconds: 15 };

/** Runs the job now, on whichever node is free. */
export function followPaymentsNow(sql: Transaction): Promise<void> {
  const { kind } = paymentSchedule;
  return enqueueJob(sql, { kind, uniqueKey: recurringKey(kind) });
}
