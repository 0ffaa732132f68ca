import { respondJson } from "../../../runtime/http/respond.ts";
import { awaitFirstPosts } from "../../../services/labs/await-first-posts.ts";
import { readAnswer } from "../../../services/labs/read-answer.ts";
import { refreshFeed } from "../../../services/labs/refresh-feed.ts";
import { readSettings } from "../../../services/labs/settings.ts";
import { defineFunction } from "../_shared/define-function.ts";

/** Asks the newsletter when that is due, and answers with the ten newest posts, stored ones where it cannot be reached. */
export const handler = defineFunction("POST", async (request, context) => {
  const settings = readSettings();
  const files = context.publicFiles;
  await refreshFeed({
    transaction: context.transaction,
    settings,
    signal: request.signal,
    ...(files && { files }),
  });
  await awaitFirstPosts(context.transaction, settings.source);
  const { posts, lastError, refusesFrames } = await readAnswer(
    context.transaction,
    settings.source,
  );
  if (posts.length === 0 && lastError !== null) {
    return respondJson({ success: false, posts, error: lastError }, { status: 502 });
  }
  return respondJson({ success: true, posts, ...(refusesFrames !== null && { refusesFrames }) });
});
