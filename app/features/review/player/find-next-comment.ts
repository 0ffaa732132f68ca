import type { ReviewComment, Thread } from "../../../../domain/review/comment.ts";

type From = { frame: number; chosen: ReviewComment | undefined };

/** The comment before or after: of those at one frame, which are gone through by number, the chosen one; otherwise the frame. */
export function findNextComment(
  threads: readonly Thread[],
  direction: 1 | -1,
  { frame, chosen }: From,
): ReviewComment | undefined {
  const isHere = chosen?.at_frame === frame;
  const beyond = ({ at_frame, number }: ReviewComment) =>
    compare({ at_frame, number }, { at_frame: frame, number: isHere ? chosen.number : null });
  return threads
    .map(({ comment }) => comment)
    .filter((comment) => comment.at_frame !== null && !comment.withdrawn_at)
    .filter((comment) => beyond(comment) * direction > 0)
    .toSorted((a, b) => compare(a, b) * direction)
    .at(0);
}

type Place = { at_frame: number | null; number: number | null };

function compare(a: Place, b: Place): number {
  return (a.at_frame ?? 0) - (b.at_frame ?? 0) || (a.number ?? 0) - (b.number ?? a.number ?? 0);
}
