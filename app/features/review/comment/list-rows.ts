import {
  isOpenComment,
  type ReviewComment,
  type Thread,
} from "../../../../domain/review/comment.ts";
import type { OutgoingComment } from "./outgoing-comment.ts";

export type CommentFilter = "open" | "resolved" | "all";

export type ListRow =
  | { kind: "comment"; key: string; thread: Thread }
  | { kind: "answer"; key: string; thread: Thread; comment: ReviewComment }
  | { kind: "outgoing"; key: string; outgoing: OutgoingComment }
  | { kind: "answering"; key: string; thread: Thread };

type Shown = {
  filter: CommentFilter;
  /** The thread that is open to be answered. */
  selected: string | null;
  outgoing: readonly OutgoingComment[];
  canAnswer: boolean;
};

/** What is said in general first, then as the film goes; at one place in the order it came in, which is that of what is given. */
export function sortByPlace(threads: readonly Thread[]): Thread[] {
  const places = Map.groupBy(threads, ({ comment }) => comment.at_frame ?? comment.page ?? -1);
  const inOrder = [...places.keys()].toSorted((a, b) => a - b);
  return inOrder.flatMap((place) => places.get(place) ?? []);
}

function isAmong(filter: CommentFilter, comment: ReviewComment): boolean {
  if (filter === "all") return true;
  return filter === "open" ? isOpenComment(comment) : comment.resolved_at !== null;
}

/** How many there are behind each filter. */
export function countThreads(threads: readonly Thread[]): Record<CommentFilter, number> {
  const counts = { open: 0, resolved: 0, all: threads.length };
  for (const { comment } of threads) {
    if (isAmong("open", comment)) counts.open += 1;
    if (isAmong("resolved", comment)) counts.resolved += 1;
  }
  return counts;
}

/** One row for each thing in the list, so that as few as fit the screen need to be on the page. */
export function listCommentRows(threads: readonly Thread[], shown: Shown): ListRow[] {
  const { filter, selected, outgoing, canAnswer } = shown;
  const answersOf = Map.groupBy(outgoing, ({ parent }) => parent);
  const rows: ListRow[] = [];
  for (const thread of threads) {
    const { id } = thread.comment;
    // What one has opened stays, though it has just been resolved.
    if (id !== selected && !isAmong(filter, thread.comment)) continue;
    rows.push({ kind: "comment", key: id, thread });
    for (const comment of thread.answers)
      rows.push({ kind: "answer", key: comment.id, thread, comment });
    for (const each of answersOf.get(id) ?? [])
      rows.push({ kind: "outgoing", key: each.id, outgoing: each });
    if (id === selected && canAnswer && !thread.comment.withdrawn_at)
      rows.push({ kind: "answering", key: `answer ${id}`, thread });
  }
  for (const each of answersOf.get(null) ?? [])
    rows.push({ kind: "outgoing", key: each.id, outgoing: each });
  return rows;
}
