import { useEffect } from "react";
import type { Thread } from "../../../../domain/review/comment.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import type { Viewer } from "../room.ts";

type Seen = { viewer: Viewer; version: string; threads: readonly Thread[]; isRead: boolean };

/** Whoever has the comments before their eyes needs no notice of them, and no mail. */
export function useMarkSeen({ viewer, version, threads, isRead }: Seen): void {
  const newest = isRead ? newestOf(threads, !viewer.isStaff) : 0;
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
  for (const { comment, answers } of threads)
    for (const each of [comment, ...answers])
      if (each.by_studio === byStudio && each.number > newest) newest = each.number;
  return newest;
}
