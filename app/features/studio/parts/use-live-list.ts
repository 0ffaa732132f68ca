import type { LiveChange, LiveTable } from "../../../data/live-change.ts";
import { useLiveReading } from "./use-live-reading.ts";

const whole = ["list"] as const;
const nothing = [] as const;

/** Reads a list, or what is open beside it, again when one of the tables changes in a way that it shows. */
export function useLiveList(
  tables: readonly LiveTable[],
  reload: () => Promise<void>,
  concerns: (change: LiveChange) => boolean = () => true,
): boolean {
  return useLiveReading<"list">(tables, {
    partsOf: (change) => (change === null || concerns(change) ? whole : nothing),
    read: () => void reload(),
  });
}
