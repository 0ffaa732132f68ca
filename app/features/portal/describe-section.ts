import type { QueryObserverResult } from "@tanstack/react-query";
import type { KeptRows } from "./kept-rows.ts";
import type { Section } from "./portal-data.ts";

type Read<T> = Pick<
  QueryObserverResult<readonly T[]>,
  "data" | "status" | "dataUpdatedAt" | "errorUpdateCount"
>;

/** Whether what this browser kept is all there is: nothing was read yet, and it was tried. */
export function needsKept<T>({ data, errorUpdateCount }: Read<T>): boolean {
  return data === undefined && errorUpdateCount > 0;
}

/** What a section shows: the rows this page read last, else those that this browser kept. */
export function describeSection<T>(
  { data, status, dataUpdatedAt }: Read<T>,
  kept: KeptRows<T> | null,
): Section<T> {
  if (data)
    return { state: "ready", rows: data, keptAt: status === "error" ? dataUpdatedAt : null };
  // Offline, what is kept is the answer; otherwise nobody knows what is there by now.
  if (kept)
    return { state: navigator.onLine ? "failed" : "ready", rows: kept.rows, keptAt: kept.savedAt };
  return { state: status === "error" ? "failed" : "loading", rows: [], keptAt: null };
}
