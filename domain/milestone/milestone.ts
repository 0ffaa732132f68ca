import * as z from "zod/mini";
import { text } from "../row/row.ts";
import { milestoneTriggers } from "./trigger.ts";

/** A step of a project. One with an amount is charged when it is reached. */
export const milestoneSchema = z.object({
  id: z.string(),
  position: z.number(),
  title: z.string(),
  due_on: text,
  net_pence: z.number(),
  trigger: z.enum(milestoneTriggers),
  reached_at: text,
  /** Its invoice. */
  document_id: text,
  /** Signed for: then its amount and what makes it due stay. */
  agreement_id: text,
});
export type Milestone = z.infer<typeof milestoneSchema>;

export const milestoneColumns =
  "id,position,title,due_on,net_pence,trigger,reached_at,document_id,agreement_id";

export type MilestoneState = "planned" | "reached" | "invoiced";

export function findMilestoneState({
  reached_at,
  document_id,
}: Pick<Milestone, "reached_at" | "document_id">): MilestoneState {
  if (document_id !== null) return "invoiced";
  return reached_at === null ? "planned" : "reached";
}

/** In the order of the plan. */
export function sortMilestones<Each extends Milestone>(milestones: readonly Each[]): Each[] {
  return milestones.toSorted((a, b) => a.position - b.position || a.title.localeCompare(b.title));
}
