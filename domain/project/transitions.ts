import { projectStatuses, type ProjectStatus } from "./project.ts";

/** From each state, in the order in which they are offered. PostgreSQL holds everyone to the same list. */
const transitions: Record<ProjectStatus, readonly ProjectStatus[]> = {
  pending: ["in_progress", "cancelled"],
  in_progress: ["review", "pending", "cancelled"],
  review: ["completed", "in_progress", "cancelled"],
  completed: ["in_progress"],
  cancelled: ["pending"],
};

export function nextProjectStatuses(status: ProjectStatus): readonly ProjectStatus[] {
  return transitions[status];
}

export function canMove(from: ProjectStatus, to: ProjectStatus): boolean {
  return transitions[from].includes(to);
}

/** Steps that undo or end something; the studio is asked once more before them. */
export function isStepBack(from: ProjectStatus, to: ProjectStatus): boolean {
  if (to === "cancelled") return true;
  return projectStatuses.indexOf(to) < projectStatuses.indexOf(from) && from === "completed";
}
