import * as z from "zod/mini";
import { milestoneColumns, milestoneSchema } from "./milestone.ts";

const hold = z.object({ code: z.string(), detail: z.string() });
export type MilestoneHold = z.infer<typeof hold>;

/** A milestone as the studio reads it: with why it is not charged yet, where something holds it. */
export const studioMilestoneSchema = z.extend(milestoneSchema, {
  milestone_holds: z.nullable(hold),
});
export type StudioMilestone = z.infer<typeof studioMilestoneSchema>;

export const studioMilestoneColumns = `${milestoneColumns},milestone_holds(code,detail)`;
