import { sharedBackend } from "../../../data/shared-backend.ts";
import { readDeliverables } from "../deliverable/read-deliverables.ts";
import { removeFiles } from "../deliverable/remove-deliverable.ts";
import type { AttemptWithSignIn } from "../../account/sign-in-again/use-sign-in-again.ts";

/** The project with everything on it; its files last. Answers why it was refused. */
export async function removeProject(
  id: string,
  attempt: AttemptWithSignIn,
): Promise<string | null> {
  const deliverables = await readDeliverables({ kind: "project", id });
  const { error } = await attempt(() => sharedBackend().from("projects").delete().eq("id", id));
  if (error) return error.message;
  return removeFiles(
    deliverables.flatMap(({ versions }) => versions.map(({ object_path }) => object_path)),
  );
}
