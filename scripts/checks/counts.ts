export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed and why, to be said again at the end: the words of the run itself are long past by then. */
  failures?: readonly string[];
  /** What failed at first, and why. */
  secondTries?: readonly string[];
};

export const onePassed: Counts = { passed: 1, failed: 0, skipped: 0 };
export const oneFailed: Counts = { passed: 0, failed: 1, skipped: 0 };

export function addCounts(all: readonly Counts[]): Counts {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const failures = all.flatMap((each) => each.failures ?? []);
  for (const { passed, failed, skipped } of all) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  return { ...sum, failures };
}

/** A runner can fail without a failed test, as when a file cannot be loaded: that counts too. */
export function agreeWithExit(counts: Counts, exitCode: number): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

export function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
