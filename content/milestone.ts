import type { MilestoneState } from "../domain/milestone/milestone.ts";
import type { MilestoneTrigger } from "../domain/milestone/trigger.ts";
import { formatDay, formatLongDay } from "./dates.ts";
import { lazily } from "../domain/lazily.ts";

export const milestoneWords = {
  heading: "Milestones",
  /** A line of an invoice. */
  line: (project: string | null, title: string) =>
    project === null ? title : `${project}: ${title}`,
  planned: (day: string) => `Planned for ${formatDay(day)}`,
  reached: (at: string) => `Reached on ${formatDay(at)}`,
  ofChange: (title: string) => `By ‘${title}’`,
  nothingCharged: "Nothing is charged",
} as const;

/** What makes a milestone due, as its client reads it. */
export function describeTrigger(
  { trigger, due_on }: { trigger: MilestoneTrigger; due_on: string | null },
  deliverables: readonly string[],
): string {
  if (trigger === "signing") return "Due when you sign";
  if (trigger === "date") return due_on ? `Due on ${formatLongDay(due_on)}` : "Due on its day";
  // An approval of nothing never comes: until something hangs on it, it is the studio that says so.
  if (trigger === "studio" || deliverables.length === 0)
    return "Due when we say that it is reached";
  return `Due when you approve ${listTitles(deliverables)}`;
}

const list = lazily(() => new Intl.ListFormat("en-GB", { type: "conjunction" }));
export const listTitles = (titles: readonly string[]) =>
  list().format(titles.map((each) => `‘${each}’`));

export const milestoneStateWords: Record<MilestoneState, string> = {
  planned: "Planned",
  reached: "Reached",
  invoiced: "Invoiced",
};
