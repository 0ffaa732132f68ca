import type { JobRegistry } from "../../runtime/jobs/job.ts";
import type { RecurringJob } from "../../runtime/jobs/schedule.ts";
import { createFileHash, hashKind } from "./hash-file.ts";
import { createExpiry, expirySchedule } from "./resumable/end-expired-uploads.ts";
import type { Storage } from "./storage.ts";
import { createSweep, sweepSchedule } from "./sweep.ts";

/** What has to be done about files besides answering requests: the server's own, since it has their bytes. */
export function listStorageJobs(storage: Storage): {
  registry: JobRegistry;
  schedule: readonly RecurringJob[];
} {
  return {
    registry: {
      [sweepSchedule.kind]: createSweep(storage),
      [expirySchedule.kind]: createExpiry(storage),
      [hashKind]: createFileHash(storage),
    },
    schedule: [sweepSchedule, expirySchedule],
  };
}
