import { useEffect, useRef, useState } from "react";
import type { CallKind } from "../../../domain/booking/booking.ts";
import { readDraft } from "../../form/draft-store.ts";
import { deriveId } from "./derive-id.ts";
import { loadCalls } from "./load-calls.ts";

type Wanted = { kind: CallKind; start: string; zone: string };
type Held = { start: string; until: string };

/**
 * Keeps the chosen time while the rest is filled in. Whoever cannot have it kept books without: that nobody else took it is
 * looked at then, too.
 */
export function useHold(formId: string) {
  const [held, setHeld] = useState<Held>();
  const asked = useRef<string>(undefined);
  const idOf = () => deriveId(readDraft(formId).key, "held");

  useEffect(() => {
    if (!held) return undefined;
    const timer = setTimeout(
      () => {
        asked.current = undefined;
        setHeld(undefined);
      },
      Math.max(0, Date.parse(held.until) - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [held]);

  /** What is free near it, where somebody else has it. */
  async function keep(wanted: Wanted): Promise<readonly string[] | undefined> {
    const matter = `${wanted.kind} ${wanted.start}`;
    if (asked.current === matter) return undefined;
    asked.current = matter;
    try {
      const { holdTime, readNearest } = await loadCalls();
      const answer = await holdTime({ ...wanted, id: idOf() });
      // Another one was chosen meanwhile.
      if (asked.current !== matter) return undefined;
      setHeld(answer.is === "done" ? { start: wanted.start, until: answer.data.until } : undefined);
      return readNearest(answer);
    } catch {
      // No line, or an old page: booking itself says so.
      return undefined;
    }
  }

  return {
    /** Until when this time is kept. */
    untilOf: (start: string) => (held?.start === start ? held.until : undefined),
    /** What the server knows it by, also of what was held before a reload. */
    id: idOf,
    keep,
  } as const;
}
