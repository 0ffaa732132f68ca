import { sharedBackend } from "../../../data/shared-backend.ts";
import { runQuery } from "../../../data/read-rows.ts";

export async function countNew(): Promise<number> {
  const { count } = await runQuery(
    sharedBackend()
      .from("inbox_items")
      .select("id", { count: "exact", head: true })
      .eq("status", "new"),
  );
  return count ?? 0;
}
