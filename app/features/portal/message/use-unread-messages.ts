import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { runQuery } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";

/** How many messages of the studio this person has not read, on whichever tab they are. */
export function useUnreadMessages(): number {
  const { data } = useQuery({
    queryKey: ["messages", "unread"],
    queryFn: countUnread,
    // How far one has read, here or in another window.
    meta: { tables: ["conversation_readers"] },
  });
  return data ?? 0;
}

async function countUnread(): Promise<number> {
  const { data } = await runQuery(sharedBackend().rpc("count_unread_messages"));
  return z.number().parse(data);
}
