import { useEffect, useEffectEvent, useRef } from "react";
import { coalesce } from "../../../data/coalesce.ts";
import type { LiveChange, LiveTable } from "../../../data/live-change.ts";
import { useLiveTables } from "../../../data/use-live-tables.ts";
import { waitForRest, trackPointer } from "./steady-rows.ts";

type LiveReading<Part> = {
  /** What of the page a change makes old; null is a connection that has come, or come back. */
  partsOf: (change: LiveChange | null) => readonly Part[];
  /** Reads these parts again. Changes in quick succession are one reading. */
  read: (parts: ReadonlySet<Part>) => void;
};

/** Follows tables for as long as the page is open. Answers whether changes arrive just now. */
export function useLiveReading<Part>(
  tables: readonly LiveTable[],
  { partsOf, read }: LiveReading<Part>,
): boolean {
  const gathering = useRef<ReturnType<typeof coalesce<Part>>>(null);
  const readNow = useEffectEvent(read);

  useEffect(() => {
    let isHere = true;
    async function readWhenSteady(parts: ReadonlySet<Part>) {
      await waitForRest();
      if (isHere) readNow(parts);
    }
    const own = coalesce<Part>((parts) => void readWhenSteady(parts));
    gathering.current = own;
    const stopWatching = trackPointer();
    return () => {
      isHere = false;
      own.stop();
      stopWatching();
    };
  }, []);

  return useLiveTables(tables, (change) => {
    const parts = partsOf(change);
    if (parts.length > 0) gathering.current?.add(...parts);
  });
}
