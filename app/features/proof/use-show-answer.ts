import { useEffect, useRef } from "react";
import type { Verdict } from "./verdict.ts";

/** A link that was sent opens at its answer, and an answer that is off the screen comes into it. */
export function useShowAnswer(verdict: Verdict) {
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (verdict.name === "idle" || !view.current) return;
    const { top } = view.current.getBoundingClientRect();
    if (top < 0 || top > innerHeight / 2) view.current.scrollIntoView({ block: "start" });
  }, [verdict]);
  return view;
}
