import { useQuery } from "@tanstack/react-query";
import { runQuery } from "../../data/read-rows.ts";
import { sharedBackend } from "../../data/shared-backend.ts";

/** How many notices wait for this person. */
export function useUnreadNotices(): number {
  return useQuery({ queryKey: ["notices", "unread"], queryFn: countUnread }).data ?? 0;
}

async function countUnread(): Promise<number> {
  const rows = sharedBackend().from("notices").select("id", { count: "exact", head: true });
  const { count } = await runQuery(rows.is("void_at", null).is("read_at", null));
  return count ?? 0;
}
