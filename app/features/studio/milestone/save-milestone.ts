import type { MilestoneRow } from "../../../../domain/milestone/milestone-form.ts";
import {
  studioMilestoneColumns,
  studioMilestoneSchema,
} from "../../../../domain/milestone/studio-milestone.ts";
import { explainError } from "../../../data/explain-error.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";

const alreadyThere = "23505";

export function readMilestones(projectId: string) {
  return readRows(
    sharedBackend()
      .from("milestones")
      .select(studioMilestoneColumns)
      .eq("project_id", projectId)
      .order("position")
      .order("created_at"),
    studioMilestoneSchema,
  );
}

type NewMilestone = { id: string; projectId: string; position: number; row: MilestoneRow };

/** Under an id made before, so that a repeated try adds no second. Answers why it was refused. */
export async function addMilestone({ id, projectId, position, row }: NewMilestone) {
  const { error } = await sharedBackend()
    .from("milestones")
    .insert({ ...row, id, project_id: projectId, position });
  return error && error.code !== alreadyThere ? explainError(error) : null;
}

export async function reachMilestone(id: string): Promise<string | null> {
  const { error } = await sharedBackend().rpc("reach_milestone", { milestone: id });
  return error && explainError(error);
}

export async function removeMilestone(id: string): Promise<string | null> {
  const { error } = await sharedBackend().from("milestones").delete().eq("id", id);
  return error && explainError(error);
}

/** Its approval is one of those that reach the milestone. Answers why it was refused. */
export async function hangOnMilestone(deliverable: string, milestone: string) {
  const { error } = await sharedBackend()
    .from("pr_deliverables")
    .update({ milestone_id: milestone })
    .eq("id", deliverable);
  return error && explainError(error);
}
