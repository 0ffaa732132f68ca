import { useEffect, useEffectEvent } from "react";
import { isForPage } from "../is-for-page.ts";

const triageKeys = ["r", "c", "e", "w", "l", "s", "a"] as const;
export type TriageKey = (typeof triageKeys)[number];

/** As long as `g` waits for its letter, a letter is not triage. */
const afterGoMs = 1500;

/** One letter for each thing that is done to an item: the one with the focus, else the open one. */
export function useTriageKeys(onKey: (key: TriageKey) => void): void {
  const act = useEffectEvent(onKey);

  useEffect(() => {
    let pressedG = Number.NEGATIVE_INFINITY;
    function listen(event: KeyboardEvent) {
      if (!isForPage(event) || event.repeat) return;
      const isGoing = event.timeStamp - pressedG < afterGoMs;
      pressedG = event.key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
      const key = triageKeys.find((each) => each === event.key);
      if (!key || isGoing) return;
      event.preventDefault();
      act(key);
    }
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
