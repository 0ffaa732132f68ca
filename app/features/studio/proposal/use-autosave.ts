import { useEffect, useEffectEvent, useRef, useState } from "react";

/** Long enough to finish a word, short enough that hardly anything is lost with a machine. */
const pauseMs = 900;
const retryMs = 5000;

export type SaveState = "saved" | "waiting" | "saving" | "failed" | "incomplete";
/** What came of it; `again` where it is tried once more by itself. */
export type SaveOutcome = "saved" | "again" | "stop" | "incomplete";

/**
 * Saves what is typed, a moment after the last letter: one save at a time, each with what stood there when it began, and
 * when the page is left, at once.
 */
export function useAutosave(save: () => Promise<SaveOutcome>, isHeld: boolean) {
  const [state, setState] = useState<SaveState>("saved");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<SaveOutcome>>(undefined);
  /** Counts what was typed: a save that was overtaken by a letter is not the last. */
  const typed = useRef(0);
  const kept = useRef(0);

  const attempt = useEffectEvent(save);

  async function flush(): Promise<SaveOutcome> {
    clearTimeout(timer.current);
    await running.current;
    if (typed.current === kept.current) return "saved";
    const upTo = typed.current;
    setState("saving");
    running.current = save();
    const outcome = await running.current;
    running.current = undefined;
    if (outcome === "saved") kept.current = upTo;
    const isLast = typed.current === upTo;
    setState(outcome === "saved" ? (isLast ? "saved" : "waiting") : describe(outcome));
    if (outcome === "again" || (outcome === "saved" && !isLast))
      plan(outcome === "again" ? retryMs : pauseMs);
    return outcome;
  }

  function plan(ms: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flushNow(), ms);
  }
  const flushNow = useEffectEvent(() => (isHeld ? undefined : flush()));

  // Whoever leaves within that moment has still written it.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (typed.current !== kept.current && !running.current) void attempt();
    },
    [],
  );

  return {
    state,
    noteTyping: () => {
      typed.current += 1;
      if (state !== "incomplete") setState("waiting");
      plan(pauseMs);
    },
    /** Saved by somebody else, such as the form when it is sent. */
    noteSaved: () => {
      clearTimeout(timer.current);
      kept.current = typed.current;
      setState("saved");
    },
  };
}

function describe(outcome: SaveOutcome): SaveState {
  return outcome === "incomplete" ? "incomplete" : outcome === "saved" ? "saved" : "failed";
}
