import type { Deliverable } from "../../../../domain/deliverable/deliverable.ts";
import { backendFailures } from "../../../../content/backend.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import type { AttemptWithSignIn } from "../../account/sign-in-again/use-sign-in-again.ts";
import { explainError } from "../../../data/explain-error.ts";

/** Rows first, files after: a file whose version stands cannot be removed. Answers why it was refused. */
export async function removeDeliverable(
  { id, versions }: Pick<Deliverable, "id" | "versions">,
  attempt: AttemptWithSignIn,
): Promise<string | null> {
  const { error } = await attempt(() =>
    sharedBackend().from("pr_deliverables").delete().eq("id", id),
  );
  return error ? explainError(error) : removeFiles(versions.map(({ object_path }) => object_path));
}

export async function removeFiles(
  paths: readonly (string | null)[],
  bucket: "deliverables" | "attachments" = "deliverables",
): Promise<string | null> {
  const stored = paths.filter((path) => path !== null);
  if (stored.length === 0) return null;
  const files = await sharedBackend().openBucket(bucket);
  if (!files) return backendFailures.unreachable;
  const { error } = await files.remove(stored);
  return error && explainError(error);
}
