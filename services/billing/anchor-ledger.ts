import { enqueueJob } from "../../runtime/jobs/enqueue-job.ts";
import type { JobHandler } from "../../runtime/jobs/job.ts";
import type { RecurringJob } from "../../runtime/jobs/schedule.ts";
import { anchoringKey, anchoringKind } from "../proof/anchoring-job.ts";

export const ledgerSchedule: RecurringJob = { kind: "anchor-ledger", everySeconds: 86_400 };

/** Once a day the end of the chain of documents is put among what is anchored, where anything was issued since. */
export const anchorLedger: JobHandler = async ({ transaction }) => {
  await transaction(async (sql) => {
    const [anchored] = await sql<{ head: string | null }[]>`
      select private.anchor_ledger() as head from private.anchoring`;
    if (anchored?.head) await enqueueJob(sql, { kind: anchoringKind, uniqueKey: anchoringKey });
  });
};
