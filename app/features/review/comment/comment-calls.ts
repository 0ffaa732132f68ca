import { commentSchema, type ReviewComment } from "../../../../domain/review/comment.ts";
import { explainError } from "../../../data/explain-error.ts";
import { isPassing } from "../../../data/is-passing.ts";
import type { OutboxOutcome } from "../../../data/outbox.ts";
import { readRows, runQuery } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import type { OutgoingComment } from "./outgoing-comment.ts";

/** A backend answers no more rows than this at once. */
const perPage = 1000;

/** All that was said to a version, however much. */
export async function readReviewComments(version: string): Promise<ReviewComment[]> {
  const found: ReviewComment[] = [];
  for (;;) {
    const page = await readRows(
      sharedBackend()
        .from("review_comments")
        .select("*")
        .eq("version_id", version)
        .gt("number", found.at(-1)?.number ?? 0)
        .order("number")
        .limit(perPage),
      commentSchema,
    );
    found.push(...page);
    if (page.length < perPage) return found;
  }
}

/** Asked again after an answer was lost, it is the same comment. */
export async function sendComment(
  outgoing: OutgoingComment,
): Promise<OutboxOutcome<ReviewComment>> {
  const { state: _state, reason: _reason, writtenAt: _writtenAt, ...comment } = outgoing;
  const answer = await sharedBackend().rpc("add_review_comment", comment).retry(false);
  if (answer.error)
    return isPassing(answer.status)
      ? { kind: "unreachable" }
      : { kind: "refused", reason: explainError(answer.error) };
  return { kind: "stored", row: commentSchema.safeParse(answer.data).data ?? null };
}

async function change(name: string, given: Record<string, unknown>): Promise<ReviewComment> {
  const { data } = await runQuery(sharedBackend().rpc(name, given));
  return commentSchema.parse(data);
}

export const editComment = (id: string, body: string) =>
  change("edit_review_comment", { id, body });
export const withdrawComment = (id: string) => change("withdraw_review_comment", { id });
export const resolveComment = (id: string, isResolved: boolean) =>
  change("resolve_review_comment", { id, is_resolved: isResolved });
