import { globSync, readFileSync } from "node:fs";
import { chooseFiles, readTier } from "./tier.ts";

/** The test files of a pattern that this run is for; an empty list would mean every file to Vitest. */
export function listTierFiles(pattern: string): string[] {
  return chooseFiles(globSync(pattern), readTier(), (file) => readFileSync(file, "utf8"));
}
