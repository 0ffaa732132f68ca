import { readTier } from "./tier.ts";

/** Where a suite's durations are: those of the long tests lie beside those of `npm test`. */
export function reportFile(suite: string): string {
  return readTier() === "long" ? `.cache/${suite}-long.json` : `.cache/${suite}.json`;
}
