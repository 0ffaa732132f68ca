import type { ProjectStatus } from "../../../../domain/project/project.ts";
import type { ProjectRow } from "../../../../domain/project/parse-project.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { readProject, type StudioProject } from "./read-projects.ts";
import { explainError } from "../../../data/explain-error.ts";

export type SavedProject =
  | { is: "saved" }
  /** Somebody else was faster; null when it was deleted. */
  | { is: "conflict"; stored: StudioProject | null }
  | { is: "failed"; reason: string };

const alreadyThere = "23505";

/** Under an id made by the page, so that a repeated try opens no second project. */
export async function createProject(
  id: string,
  clientId: string,
  row: ProjectRow,
): Promise<SavedProject> {
  const { error } = await sharedBackend()
    .from("projects")
    .insert({ ...row, id, company_id: clientId });
  if (!error || error.code === alreadyThere) return { is: "saved" };
  return { is: "failed", reason: explainError(error) };
}

/** Changes the row as it was seen, and no other: of two who edit at once, the later one is told. */
export async function updateProject(
  { id, updated_at }: Pick<StudioProject, "id" | "updated_at">,
  change: ProjectRow | { status: ProjectStatus },
): Promise<SavedProject> {
  const { data, error } = await sharedBackend()
    .from("projects")
    .update(change)
    .eq("id", id)
    .eq("updated_at", updated_at)
    .select("id");
  if (error) return { is: "failed", reason: explainError(error) };
  return data.length > 0 ? { is: "saved" } : { is: "conflict", stored: await readProject(id) };
}
