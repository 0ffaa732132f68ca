import { useEffect } from "react";
import type { TranscriptLine } from "./read-item.ts";
import { noteInTalk } from "./talk-rows.ts";

/** The visitor sees that their words were read, once they were on show in a page that somebody looks at. */
export function useReadMark(id: string, transcript: readonly TranscriptLine[]): void {
  const newest = transcript.findLast(({ is_user }) => is_user)?.created_at;
  useEffect(() => {
    if (!newest) return undefined;
    const note = () => {
      if (document.visibilityState === "visible") noteInTalk(id, { studio_read_at: newest });
    };
    note();
    document.addEventListener("visibilitychange", note);
    return () => document.removeEventListener("visibilitychange", note);
  }, [id, newest]);
}
