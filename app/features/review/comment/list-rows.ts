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

/** What is said in general first, then as the film goes. */
export function sortByPlace(threads: readonly Thread[]): Thread[] {
  const place = ({ comment }: Thread) => comment.at_frame ?? comment.page ?? -1;
  return threads.toSorted((a, b) => place(a) - place(b) || a.comment.number - b.comment.number);
}

export function filterThreads(threads: readonly Thread[], filter: CommentFilter): Thread[] {
  if (filter === "all") return [...threads];
  return threads.filter(({ comment }) =>
    filter === "open" ? isOpenComment(comment) : comment.resolved_at !== null,
  );
}

/** One row for each thing in the list, so that as few as fit the screen need to be on the page. */
export function listCommentRows(threads: readonly Thread[], shown: Shown): ListRow[] {
  const { filter, selected, outgoing, canAnswer } = shown;
  const wanted = filterThreads(threads, filter);
  // What one has opened stays, though it has just been resolved.
  const kept = threads.find(({ comment }) => comment.id === selected);
  const visible = kept && !wanted.includes(kept) ? sortByPlace([...wanted, kept]) : wanted;
  const answersOf = Map.groupBy(outgoing, ({ parent }) => parent);
  const rows: ListRow[] = [];
  for (const thread of visible) {
    const { id } = thread.comment;
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
