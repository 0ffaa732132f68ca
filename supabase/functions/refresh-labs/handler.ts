import { respondJson } from "../../../runtime/http/respond.ts";
import { refreshFeed } from "../../../services/labs/refresh-feed.ts";
import { readSettings } from "../../../services/labs/settings.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { findStaff } from "../_shared/find-staff.ts";

/** Asks the newsletter now, whenever it was asked last; for staff. What went wrong is the answer. */
export const handler = defineFunction("POST", async (request, context) => {
  const staff = await findStaff(context, "labs", "Only the studio can refresh Labs.");
  if (staff instanceof Response) return staff;
  const files = context.publicFiles;
  const failure = await refreshFeed({
    transaction: context.transaction,
    settings: readSettings(),
    signal: request.signal,
    isForced: true,
    ...(files && { files }),
  });
  return respondJson({ success: !failure, error: failure?.message ?? null });
});
