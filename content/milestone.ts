import type { MilestoneTrigger } from "../domain/proposal/content.ts";

export const milestoneWords = {
  /** A line of an invoice. */
  line: (project: string | null, title: string) =>
    project === null ? title : `${project}: ${title}`,
} as const;

/** What makes a milestone due. */
export const triggerWords: Record<MilestoneTrigger, string> = {
  signing: "On signing",
  date: "On its day",
  approval: "When you have approved it",
  studio: "When the studio has handed it over",
};
