import * as z from "zod/mini";
import { documentKinds, type DocumentKind } from "../../../../domain/billing/document.ts";
import { text } from "../../../../domain/row/row.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { useLoaded } from "../parts/use-loaded.ts";

const seriesRow = z.object({
  series: z.string(),
  kind: z.enum(documentKinds),
  last_number: z.string(),
  last_issued_on: text,
  held_since: text,
});
export type Series = z.infer<typeof seriesRow>;

/** How far each series of numbers has come, and which of them waits. */
export function useSeries() {
  return useLoaded(["billing_documents", "series"], () =>
    readRows(sharedBackend().rpc("list_series"), seriesRow),
  );
}

/** The number that the next document of its kind gets, unless somebody is quicker. */
export function findNextNumber(all: readonly Series[], kind: DocumentKind): string | undefined {
  // Packages have a series of their own, which no draft gets.
  const own = all.find((each) => each.kind === kind && each.series !== "PKG");
  return own && writeNumber(own.series, sequenceOf(own.last_number) + 1);
}

export function writeNumber(series: string, sequence: number): string {
  return `${series}-${String(sequence).padStart(5, "0")}`;
}

export function sequenceOf(number: string): number {
  return Number(number.split("-")[1] ?? "0");
}

/** `INV-00042`, `inv 42` or 42 of the series INV; null where it is none of them. */
export function readSequence(series: string, typed: string): number | null {
  const read = new RegExp(`^(?:${series}[\\s-]*)?0*(\\d{1,9})$`, "i").exec(typed.trim());
  return read ? Number(read[1]) : null;
}
