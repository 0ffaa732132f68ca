import type { PublicFiles } from "../../supabase/functions/_shared/public-files.ts";
import { refreshFeed } from "../../supabase/functions/fetch-substack-posts/refresh-feed.ts";
import { readSettings } from "../../supabase/functions/fetch-substack-posts/settings.ts";
import { AppError } from "../app-error.ts";
import type { JobHandler } from "../jobs/job.ts";
import type { RecurringJob } from "../jobs/schedule.ts";

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
    throw new AppError("feed_not_refreshed", message, { cause: failure });
  };
}
