import { inTransaction } from "../_shared/database.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { findPublicFiles } from "../_shared/public-files.ts";
import { findStaff } from "../_shared/find-staff.ts";
import { respondJson } from "../_shared/respond.ts";
import { refreshFeed } from "../fetch-substack-posts/refresh-feed.ts";
import { readSettings } from "../fetch-substack-posts/settings.ts";

/** Asks the newsletter now, whenever it was asked last; for staff. What went wrong is the answer. */
export const handler = defineFunction("POST", async (request) => {
  const staff = await findStaff(request, "Only the studio can refresh Labs.");
  if (staff instanceof Response) return staff;
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
