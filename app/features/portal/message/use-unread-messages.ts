import { useQuery } from "@tanstack/react-query";
import { runQuery } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";

/** How many messages of the studio wait for this client, on whichever tab they are. */
export function useUnreadMessages(userId: string): number {
  const { data } = useQuery({
    queryKey: ["messages", "unread"],
    queryFn: () => countUnread(userId),
  });
  return data ?? 0;
}

async function countUnread(userId: string): Promise<number> {
  const { count } = await runQuery(
    sharedBackend()
      .from("messages")
      .select("id", { count: "exact", head: true })
      .eq("user_id", userId)
      .eq("from_studio", true)
      .is("read_at", null),
  );
  return count ?? 0;
}
