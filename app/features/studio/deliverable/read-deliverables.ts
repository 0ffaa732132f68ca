import * as z from "zod/mini";
import {
  deliverableColumns,
  deliverableSchema,
} from "../../../../domain/deliverable/deliverable.ts";
import { readAll } from "../../../data/read-all.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { readRows } from "../../../data/read-rows.ts";

/** What deliverables hang on: a project or a campaign. */
export type DeliverableOwner = { kind: "project" | "campaign"; id: string };

export const ownerColumn = {
  project: "project_id",
  campaign: "campaign_id",
} as const satisfies Record<DeliverableOwner["kind"], string>;

const boardDeliverableSchema = z.extend(deliverableSchema, {
  /** As PostgreSQL writes it, to the microsecond: by it a later change is noticed. */
  updated_at: z.string(),
});
export type BoardDeliverable = z.infer<typeof boardDeliverableSchema>;

/** All of one owner, what is due first. */
export function readDeliverables({ kind, id }: DeliverableOwner): Promise<BoardDeliverable[]> {
  return readRows(
    readAll(() =>
      sharedBackend()
        .from("pr_deliverables")
        .select(deliverableColumns)
        .eq(ownerColumn[kind], id)
        .order("due_date", { ascending: true, nullsFirst: false })
        .order("created_at", { ascending: true }),
    ),
    boardDeliverableSchema,
  );
}

/** Null when there is none. */
export async function readDeliverable(id: string): Promise<BoardDeliverable | null> {
  const query = sharedBackend().from("pr_deliverables").select(deliverableColumns).eq("id", id);
  const [row] = await readRows(query, boardDeliverableSchema);
  return row ?? null;
}
