import { explainError } from "../../../data/explain-error.ts";
import { runQuery } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { resolveComment } from "../../review/comment/comment-calls.ts";

/** Why it was refused; null where it was not. */
export async function tryResolving(id: string, isResolved: boolean): Promise<string | null> {
  try {
    await resolveComment(id, isResolved);
    return null;
  } catch (error) {
    return explainError(error);
  }
}

type Answer = { id: string; version: string; parent: string; body: string };

/** Sent again after a lost answer, it is the same one: it brings its own id. */
export async function replyToComment({ id, version, parent, body }: Answer): Promise<void> {
  await runQuery(sharedBackend().rpc("add_review_comment", { id, version, parent, body }));
}
