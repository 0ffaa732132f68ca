import type { MilestoneTrigger } from "./trigger.ts";

type Due = { key: string; trigger: MilestoneTrigger };

/** Milestones that wait for an approval of nothing: no deliverable hangs on them, so they would never be reached. */
export function findEmptyApprovals<Each extends Due>(
  milestones: readonly Each[],
  /** Of each deliverable, what it hangs on. */
  hanging: readonly (string | null | undefined)[],
): Each[] {
  return milestones.filter(({ key, trigger }) => trigger === "approval" && !hanging.includes(key));
}
