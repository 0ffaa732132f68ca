import * as z from "zod/mini";
import type { DeliverableRow } from "../../../../domain/deliverable/parse-deliverable.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { readRows } from "../../../data/read-rows.ts";
import type { DeliverableSource } from "./edit-deliverable.ts";
import { type DeliverableOwner, ownerColumn, readDeliverable } from "./read-deliverables.ts";
import { explainError } from "../../../data/explain-error.ts";

const alreadyThere = "23505";

/** Adds it under an id made here, so that a repeated try adds no second. Answers why it was refused. */
export async function addDeliverable(
  id: string,
  owner: DeliverableOwner,
  row: DeliverableRow,
): Promise<string | null> {
  const { error } = await sharedBackend()
    .from("pr_deliverables")
    .insert({ ...row, id, [ownerColumn[owner.kind]]: owner.id });
  return error && error.code !== alreadyThere ? explainError(error) : null;
}

export const boardSource: DeliverableSource = {
  update: async ({ id, updated_at }, row) => {
    const table = sharedBackend().from("pr_deliverables");
    const query = table.update(row).eq("id", id).eq("updated_at", updated_at).select("id");
    return (await readRows(query, z.object({ id: z.string() }))).length > 0;
  },
  read: readDeliverable,
};

/** Only from planned: whatever came in between stays. */
export async function startDeliverable(id: string): Promise<string | null> {
  const { error } = await sharedBackend()
    .from("pr_deliverables")
    .update({ status: "in_progress" })
    .eq("id", id)
    .eq("status", "planned");
  return error && explainError(error);
}
