import { inTransaction } from "../_shared/database.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { findCaller } from "../_shared/find-caller.ts";
import { findPublicFiles } from "../_shared/public-files.ts";
import { respondError, respondJson } from "../_shared/respond.ts";
import { refreshFeed } from "../fetch-substack-posts/refresh-feed.ts";
import { readSettings } from "../fetch-substack-posts/settings.ts";

/** Asks the newsletter now, whenever it was asked last; for staff. What went wrong is the answer. */
export const handler = defineFunction("POST", async (request) => {
  const caller = await findCaller(request);
  if (!caller) return respondError(401, "Please sign in.");
  if (!caller.isStaff) return respondError(403, "Only the studio can refresh Labs.");
  const files = findPublicFiles();
  const failure = await refreshFeed({
    transaction: inTransaction,
    settings: readSettings(),
    signal: request.signal,
    isForced: true,
    ...(files && { files }),
  });
  return respondJson({ success: !failure, error: failure?.message ?? null });
});
