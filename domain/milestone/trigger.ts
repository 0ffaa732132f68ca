/** What makes a milestone due: the signature, its day, the approval of its deliverables, or the studio's word. */
export const milestoneTriggers = ["signing", "date", "approval", "studio"] as const;
export type MilestoneTrigger = (typeof milestoneTriggers)[number];
