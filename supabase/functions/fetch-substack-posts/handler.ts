import { inTransaction } from "../_shared/database.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { findPublicFiles } from "../_shared/public-files.ts";
import { respondJson } from "../_shared/respond.ts";
import { awaitFirstPosts } from "./await-first-posts.ts";
import { readAnswer } from "./read-answer.ts";
import { refreshFeed } from "./refresh-feed.ts";
import { readSettings } from "./settings.ts";

/** Asks the newsletter when that is due, and answers with the ten newest posts, stored ones where it cannot be reached. */
export const handler = defineFunction("POST", async (request) => {
  const settings = readSettings();
  const files = findPublicFiles();
  await refreshFeed({
    transaction: inTransaction,
    settings,
    signal: request.signal,
    ...(files && { files }),
  });
  await awaitFirstPosts(inTransaction, settings.source);
  const { posts, lastError, refusesFrames } = await readAnswer(inTransaction, settings.source);
  if (posts.length === 0 && lastError !== null) {
    return respondJson({ success: false, posts, error: lastError }, { status: 502 });
  }
  return respondJson({ success: true, posts, ...(refusesFrames !== null && { refusesFrames }) });
});
