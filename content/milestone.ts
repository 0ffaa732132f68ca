import type { MilestoneState } from "../domain/milestone/milestone.ts";
import type { MilestoneTrigger } from "../domain/milestone/trigger.ts";
import { formatDay } from "./dates.ts";

export const milestoneWords = {
  heading: "Milestones",
  /** A line of an invoice. */
  line: (project: string | null, title: string) =>
    project === null ? title : `${project}: ${title}`,
  due: (day: string) => `Due ${formatDay(day)}`,
  reached: (at: string) => `Reached on ${formatDay(at)}`,
  nothingCharged: "Nothing is charged",
} as const;

/** What makes a milestone due, to its client. */
export const triggerWords: Record<MilestoneTrigger, string> = {
  signing: "On signing",
  date: "On its day",
  approval: "When you have approved it, an hour after your word",
  studio: "When the studio says it is done",
};

export const milestoneStateWords: Record<MilestoneState, string> = {
  planned: "Planned",
  reached: "Reached",
  invoiced: "Invoiced",
};
