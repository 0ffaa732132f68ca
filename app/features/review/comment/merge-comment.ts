import type { ReviewComment } from "../../../../domain/review/comment.ts";

/** The list with this comment as it is now: a row that came by itself is the newest word about it. */
export function mergeComment(
  comments: readonly ReviewComment[],
  comment: ReviewComment,
): ReviewComment[] {
  const at = comments.findIndex(({ id }) => id === comment.id);
  return at < 0 ? [...comments, comment] : comments.with(at, comment);
}
