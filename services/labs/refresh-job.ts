import { refreshFeed } from "./refresh-feed.ts";
import { readSettings } from "./settings.ts";
import { AppError } from "../../runtime/errors/app-error.ts";
import type { JobHandler } from "../../runtime/jobs/job.ts";
import type { RecurringJob } from "../../runtime/jobs/schedule.ts";
import type { PublicFiles } from "../../runtime/files/files.ts";

/** A little slower than the newsletter may be asked, so that no run comes too early and does nothing. */
export const feedSchedule: RecurringJob = {
  kind: "refresh-feed",
  everySeconds: 610,
  jitterSeconds: 60,
};

/** Keeps Labs fresh, so that hardly any visitor waits for the newsletter. */
export function createFeedRefresh(files: PublicFiles | undefined): JobHandler {
  return async ({ transaction, signal }) => {
    const settings = readSettings();
    const failure = await refreshFeed({ transaction, signal, settings, ...(files && { files }) });
    if (!failure) return;
    const message = `The newsletter could not be taken over: ${failure.message}`;
    throw new AppError("feed_not_refreshed", message, { cause: failure.cause });
  };
}
