import type { Project } from "./project.ts";

const whenNotSet = 75;

/** The percentage a project in progress shows: the studio's, else 75. Others show none. */
export function progressOf({ status, progress }: Pick<Project, "status" | "progress">) {
  return status === "in_progress" ? (progress ?? whenNotSet) : null;
}
