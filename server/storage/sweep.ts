import type { JobHandler } from "../../runtime/jobs/job.ts";
import type { RecurringJob } from "../../runtime/jobs/schedule.ts";
import { graceMilliseconds, removeHalfWritten } from "./incoming-folder.ts";
import type { Storage } from "./storage.ts";
import { byteKey } from "../../runtime/files/files.ts";
import { parseRows } from "../../runtime/database/parse-rows.ts";

export const sweepSchedule: RecurringJob = {
  kind: "sweep-storage",
  everySeconds: 24 * 3600,
  jitterSeconds: 3600,
};

/** Removes bytes that no row stands for: what a crash, a lost connection or a deleted row left behind. */
export function createSweep({ store, incoming }: Storage, now = Date.now): JobHandler {
  return async ({ transaction, signal }) => {
    // Younger bytes may still be waiting for their row, which comes after them.
    const before = new Date(now() - graceMilliseconds);
    await removeHalfWritten(incoming, before);
    for await (const keys of store.list(before)) {
      signal.throwIfAborted();
      if (keys.length === 0) continue;
      const versions = keys.map(({ version }) => version);
      const rows = await transaction(
        (sql) => sql`
          select bucket_id as "bucketId", version from storage.objects
          where version = any(${versions}::text[])
          union all
          select bucket_id, id::text from private.uploads where id = any(${versions}::uuid[])`,
      );
      const stored = parseRows(byteKey, rows);
      const known = new Set(stored.map(({ bucketId, version }) => `${bucketId}/${version}`));
      await store.remove(keys.filter((key) => !known.has(`${key.bucketId}/${key.version}`)));
    }
  };
}
