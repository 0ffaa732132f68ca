import {
  type Deliverable,
  deliverableColumns,
  deliverableSchema,
} from "../../../domain/portal/deliverable.ts";
import { sharedBackend } from "../../backend/shared-backend.ts";
import { readRows } from "../read-rows.ts";

/** What deliverables hang on: a project or a campaign. */
export type DeliverableOwner = { kind: "project" | "campaign"; id: string };

export const ownerColumn = {
  project: "project_id",
  campaign: "campaign_id",
} as const satisfies Record<DeliverableOwner["kind"], string>;

/** All of one owner, what is due first. */
export function readDeliverables({ kind, id }: DeliverableOwner): Promise<Deliverable[]> {
  return readRows(
    sharedBackend()
      .from("pr_deliverables")
      .select(deliverableColumns)
      .eq(ownerColumn[kind], id)
      .order("due_date", { ascending: true, nullsFirst: false })
      .order("created_at", { ascending: true }),
    deliverableSchema,
  );
}
