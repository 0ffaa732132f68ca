import { useEffect, useMemo } from "react";
import type { ReviewComment, Thread } from "../../../../domain/review/comment.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import type { Viewer } from "../room.ts";

type Seen = { viewer: Viewer; version: string; threads: readonly Thread[]; isRead: boolean };

/** Whoever has the comments before their eyes needs no notice of them, and no mail. */
export function useMarkSeen({ viewer, version, threads, isRead }: Seen): void {
  const said = useMemo(() => newestOf(threads, !viewer.isStaff), [threads, viewer.isStaff]);
  const newest = isRead ? said : 0;
  useEffect(() => {
    if (newest === 0) return undefined;
    const ending = new AbortController();
    const mark = () => {
      if (document.visibilityState !== "visible") return;
      ending.abort();
      void markSeen(version);
    };
    document.addEventListener("visibilitychange", mark, { signal: ending.signal });
    mark();
    return () => ending.abort();
  }, [version, newest]);
}

/** What is not marked now is marked with the next look. */
async function markSeen(version: string): Promise<void> {
  await sharedBackend().rpc("mark_review_read", { version }).retry(false);
}

/** The number of what the other side said last; 0 where it has said nothing. */
function newestOf(threads: readonly Thread[], byStudio: boolean): number {
  let newest = 0;
  const note = ({ by_studio, number }: ReviewComment) => {
    if (by_studio === byStudio && number > newest) newest = number;
  };
  for (const { comment, answers } of threads) {
    note(comment);
    for (const answer of answers) note(answer);
  }
  return newest;
}
