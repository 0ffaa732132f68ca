/** `npm test` runs the short tests, `npm run test:long` the long ones; whoever names a file gets all of it. */
export type Tier = "short" | "long" | "all";

export function readTier(): Tier {
  const tier = process.env.TEST_TIER;
  return tier === "short" || tier === "long" ? tier : "all";
}

/** The one mark of a long file is its name; a browser test among short ones carries the tag `@long`. */
export const longFile = /\.long\.(?:test|spec)\.tsx?$/;
export const longBrowserTest = /\.long\.spec\.ts|@long\b/;

/** What is smaller in `npm test` runs in both: files of Vitest are known by asking, browser tests by their tag. */
const asksForTier = /\bbyTier\(/;
export const sizedBrowserTest = /@sized\b/;

/** How much of something: in `npm test`, and everywhere else. */
export function byTier<T>({ short, whole }: { short: T; whole: T }): T {
  return readTier() === "short" ? short : whole;
}

/** Of these files, those that have tests for this tier. */
export function chooseFiles(
  files: readonly string[],
  tier: Tier,
  read: (file: string) => string,
): string[] {
  if (tier === "all") return [...files];
  if (tier === "short") return files.filter((file) => !longFile.test(file));
  return files.filter((file) => longFile.test(file) || asksForTier.test(read(file)));
}
