import { runQuery } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";

/** How many deliverables clients have sent back: they wait for the studio. */
export async function countSentBack(): Promise<number> {
  const { count } = await runQuery(
    sharedBackend()
      .from("pr_deliverables")
      .select("id", { count: "exact", head: true })
      .eq("status", "changes_requested")
      .not("project_id", "is", null),
  );
  return count ?? 0;
}
