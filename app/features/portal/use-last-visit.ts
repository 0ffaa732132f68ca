import { useEffect, useState } from "react";
import { extendVisit, noteVisit } from "./visit.ts";

/** When the last visit ended, or null on the first; it stays the same while this one lasts. */
export function useLastVisit(userId: string): number | null {
  const [previous] = useState(() => noteVisit(userId));

  useEffect(() => {
    const note = () => {
      if (document.visibilityState === "hidden") noteVisit(userId, extendVisit);
    };
    document.addEventListener("visibilitychange", note);
    return () => document.removeEventListener("visibilitychange", note);
  }, [userId]);

  return previous;
}
