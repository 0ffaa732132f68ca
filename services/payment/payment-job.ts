import { enqueueJob } from "../../runtime/jobs/enqueue-job.ts";
import { recurringKey, type RecurringJob } from "../../runtime/jobs/schedule.ts";
import type { Transaction } from "../../runtime/database/types.ts";

/** The net below the watch on new blocks: the chain is looked at now and then in any case. */
export const paymentSchedule: RecurringJob = { kind: "follow-payments", everySeconds: 15 };

/** Has the chain looked at now, by whichever node is free. */
export function followPaymentsNow(sql: Transaction): Promise<void> {
  const { kind } = paymentSchedule;
  return enqueueJob(sql, { kind, uniqueKey: recurringKey(kind) });
}
