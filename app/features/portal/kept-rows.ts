import * as z from "zod/mini";
import { forgetEntries } from "../../data/forget-entries.ts";
import type { PortalRows, SectionName } from "./portal-data.ts";
import { sectionRows } from "./section-rows.ts";

/** Named on the cookie page. */
const prefix = "portal:";
const entryOf = ({ me, companyId }: KeptFor, name: string) => `${prefix}${me}:${companyId}:${name}`;
const envelope = z.object({ savedAt: z.number(), rows: z.unknown() });

/** Of one company, as one person sees it. */
export type KeptFor = { me: string; companyId: string };
export type KeptRows<T> = { savedAt: number; rows: readonly T[] };

export function keepRows(owner: KeptFor, name: string, rows: readonly unknown[]): void {
  try {
    localStorage.setItem(entryOf(owner, name), JSON.stringify({ savedAt: Date.now(), rows }));
  } catch {
    // Denied or full: then nothing is there to show offline, and nothing else is lost.
  }
}

export function readKeptRows<Name extends SectionName>(
  owner: KeptFor,
  name: Name,
): KeptRows<PortalRows[Name]> | null {
  return readKept(owner, name, sectionRows[name]);
}

export function readKept<Row>(
  owner: KeptFor,
  name: string,
  rows: z.ZodMiniType<Row[]>,
): KeptRows<Row> | null {
  try {
    const kept = envelope.parse(JSON.parse(localStorage.getItem(entryOf(owner, name)) ?? "null"));
    return { savedAt: kept.savedAt, rows: rows.parse(kept.rows) };
  } catch {
    // Denied, never kept, or kept by an older page in another shape.
    return null;
  }
}

/** Whoever signs in next finds nothing of those who were here before. */
export function forgetKeptRows({ except }: { except?: string } = {}): void {
  forgetEntries(() => localStorage, prefix, except);
}
