import * as z from "zod/mini";
import { amount, orNull, text } from "../row/row.ts";

export const longestReviewComment = 5000;

const fraction = z.number().check(z.gte(0), z.lte(1));
/** A part of the picture as it is shown, in fractions of its width and height. */
export const regionSchema = z.object({ x: fraction, y: fraction, w: fraction, h: fraction });
export type Region = z.infer<typeof regionSchema>;

/** A row of review_comments. One without a place is about the whole version; an answer never has one. */
export const commentSchema = z.object({
  id: z.string(),
  deliverable_id: z.string(),
  version_id: z.string(),
  /** The comment it answers. */
  parent_id: text,
  /** Of its deliverable, over all versions. */
  number: z.number(),
  at_frame: amount,
  /** The last frame of a range, which belongs to it. */
  to_frame: amount,
  page: amount,
  region: orNull(regionSchema),
  body: z.string(),
  /** Null once the account is gone. */
  author_id: text,
  author_name: z.string(),
  by_studio: z.boolean(),
  is_internal: z.boolean(),
  has_drawing: z.boolean(),
  resolved_at: text,
  resolved_by: text,
  /** What is left of it then is its place in the list. */
  withdrawn_at: text,
  edited_at: text,
  created_at: z.string(),
});
export type ReviewComment = z.infer<typeof commentSchema>;

const firstInternal = 1_000_000;

/** What a comment is called. What is said among the studio has numbers of its own: a gap would tell of it. */
export function nameComment(number: number): string {
  return number > firstInternal ? `i${number - firstInternal}` : String(number);
}

/** What waits for somebody: answers wait with the comment they answer. */
export function isOpenComment(comment: ReviewComment): boolean {
  return comment.parent_id === null && !comment.resolved_at && !comment.withdrawn_at;
}

export type Thread = { comment: ReviewComment; answers: ReviewComment[] };

/** Comments with their answers, both in the order they came in. An answer whose comment is not there is left out. */
export function listThreads(comments: readonly ReviewComment[]): Thread[] {
  const inOrder = comments.toSorted((a, b) => a.number - b.number);
  const threads = new Map<string, Thread>();
  for (const comment of inOrder)
    if (comment.parent_id === null) threads.set(comment.id, { comment, answers: [] });
  for (const comment of inOrder)
    if (comment.parent_id !== null) threads.get(comment.parent_id)?.answers.push(comment);
  return [...threads.values()];
}
