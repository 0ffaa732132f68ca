import { companiesEntry } from "./kept-companies.ts";

/** Everything that is kept of a person by company: rows and messages, what they typed, and when they were here. */
const prefixes = ["portal:", "profile:", "portalVisit:"];

/** Whoever is not in a company any more keeps nothing of it in this browser. */
export function forgetLeft(me: string, companyIds: readonly string[]): void {
  // What was typed into the profile in no company.
  const stays = new Set([...companyIds, ""]);
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) {
        const prefix = prefixes.find((each) => key.startsWith(`${each}${me}:`));
        if (prefix === undefined || key === companiesEntry(me)) continue;
        const named = key.slice(prefix.length + me.length + 1).split(":");
        if (!named.some((part) => stays.has(part))) storage.removeItem(key);
      }
  } catch {
    // Denied: then nothing was kept either.
  }
}
