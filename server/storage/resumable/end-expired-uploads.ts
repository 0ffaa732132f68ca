import type { JobHandler } from "../../../runtime/jobs/job.ts";
import type { RecurringJob } from "../../../runtime/jobs/schedule.ts";
import type { Storage } from "../storage.ts";
import { abandonUpload } from "./abandon-upload.ts";
import { listExpiredUploads } from "./uploads.ts";

export const expirySchedule: RecurringJob = {
  kind: "end-expired-uploads",
  everySeconds: 3600,
  jitterSeconds: 300,
};

/** Their room was given back when they ran out; now their bytes go, too. */
export function createExpiry(storage: Storage): JobHandler {
  return async ({ transaction, signal }) => {
    for (const upload of await transaction(listExpiredUploads)) {
      signal.throwIfAborted();
      await abandonUpload(storage, upload);
    }
  };
}
