import * as z from "zod/mini";
import { milestoneColumns, milestoneSchema, sortMilestones } from "../milestone/milestone.ts";
import { amount, orNull, text } from "../row/row.ts";

export const projectStatuses = [
  "pending",
  "in_progress",
  "review",
  "completed",
  "cancelled",
] as const;
export const projectPriorities = ["urgent", "high", "medium", "low"] as const;

export const projectSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: text,
  priority: z.enum(projectPriorities),
  status: z.enum(projectStatuses),
  /** Null until the studio sets it. */
  progress: amount,
  project_type: text,
  /** Pounds. */
  budget: amount,
  created_at: z.string(),
  estimated_completion_date: text,
  /** Whether it has first days. */
  onboarding: orNull(z.object({ id: z.string() })),
  milestones: z.pipe(
    orNull(z.array(milestoneSchema)),
    z.transform((milestones) => sortMilestones(milestones ?? [])),
  ),
});

/** Asks for the milestones along with the rows of projects, and for whether there are first days. */
export const projectColumns = `*, milestones(${milestoneColumns}), onboarding:onboardings(id)`;

export type Project = z.infer<typeof projectSchema>;
export type ProjectStatus = Project["status"];
export type ProjectPriority = Project["priority"];
