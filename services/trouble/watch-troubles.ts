import type { JobHandler } from "../../runtime/jobs/job.ts";
import type { RecurringJob } from "../../runtime/jobs/schedule.ts";
import { readSettings } from "../labs/settings.ts";
import { findFailedJobs, findHeldMail, findLostFeed } from "./find-troubles.ts";
import { settleTroubles } from "./note-troubles.ts";

export const troubleSchedule: RecurringJob = { kind: "watch-troubles", everySeconds: 60 };

type TroubleWatch = {
  /** The job whose failures may be a trouble of the chain. */
  followsChain: string;
  feed?: string;
};

/** Looks at what the database knows, wherever it runs. Disks are each node's own, and the chain is where it is followed. */
export function createTroubleWatch({
  followsChain,
  feed = readSettings().source,
}: TroubleWatch): JobHandler {
  return ({ transaction }) =>
    transaction(async (sql) => {
      const found = [
        ...(await findFailedJobs(sql, followsChain)),
        ...(await findHeldMail(sql)),
        ...(await findLostFeed(sql, feed)),
      ];
      await settleTroubles(sql, ["job", "mail", "feed"], found);
      // A node that is gone says nothing of its disk any more.
      await sql`
        update public.troubles set ended_at = now()
        where kind = 'disk' and ended_at is null and seen_at < now() - interval '1 hour'`;
    });
}
