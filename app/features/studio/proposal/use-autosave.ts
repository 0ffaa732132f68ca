import { useEffect, useEffectEvent, useState } from "react";

/** Long enough to finish a word, short enough that hardly anything is lost with a machine. */
const pauseMs = 900;
const retryMs = 5000;

export type SaveState = "saved" | "waiting" | "saving" | "failed" | "incomplete";
/** What came of it: `again` where another try may help, `stop` and `incomplete` where only other words do. */
export type AutosaveOutcome = "saved" | "again" | "stop" | "incomplete";

/**
 * Saves what is typed, a moment after the last letter: one save at a time, each with what stands there when it begins, and
 * when the page is left, at once. Held, it waits.
 */
export function useAutosave(save: () => Promise<AutosaveOutcome>, isHeld: boolean) {
  /** How often something was typed, how much of that is saved, and what came of the last try. */
  const [typed, setTyped] = useState(0);
  const [kept, setKept] = useState(0);
  const [tried, setTried] = useState<{ upTo: number; outcome: AutosaveOutcome }>();
  const [isSaving, setIsSaving] = useState(false);

  const isUnsaved = typed !== kept;
  const isRefused = tried?.upTo === typed && tried.outcome !== "saved" && tried.outcome !== "again";
  const isDue = isUnsaved && !isSaving && !isHeld && !isRefused;
  const pause = tried?.upTo === typed && tried.outcome === "again" ? retryMs : pauseMs;

  const saveNow = useEffectEvent(async (upTo: number) => {
    setIsSaving(true);
    const outcome = await save();
    setIsSaving(false);
    setTried({ upTo, outcome });
    if (outcome === "saved") setKept((known) => Math.max(known, upTo));
  });
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => void saveNow(typed), pause);
    return () => clearTimeout(timer);
  }, [isDue, pause, typed]);

  // Whoever leaves within that moment has still written it.
  const leave = useEffectEvent(() => {
    if (isDue) void save();
  });
  useEffect(() => () => leave(), []);

  return {
    state: describe(),
    noteTyping: () => setTyped((count) => count + 1),
    /** Saved in another way, such as by the form when it is sent. */
    noteSaved: () => setKept(typed),
  };

  function describe(): SaveState {
    if (isSaving) return "saving";
    if (!isUnsaved) return "saved";
    if (!tried || tried.outcome === "saved") return "waiting";
    return tried.outcome === "incomplete" ? "incomplete" : "failed";
  }
}
