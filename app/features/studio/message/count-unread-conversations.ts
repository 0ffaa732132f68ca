import { runQuery } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";

export async function countUnreadConversations(): Promise<number> {
  const { count } = await runQuery(
    sharedBackend()
      .from("conversations")
      .select("company_id", { count: "exact", head: true })
      .eq("is_unread", true),
  );
  return count ?? 0;
}
