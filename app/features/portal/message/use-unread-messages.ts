import { useEffect, useEffectEvent, useRef, useState } from "react";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { coalesce } from "../../../data/coalesce.ts";
import { useLiveTables } from "../../../data/use-live-tables.ts";

/** How many messages of the studio wait for this client, on whichever tab they are. */
export function useUnreadMessages(userId: string): number {
  const [count, setCount] = useState(0);
  const gathering = useRef<ReturnType<typeof coalesce<"count">>>(null);
  const ask = useEffectEvent(async () => {
    const found = await countUnread(userId);
    // Without an answer the last figure is the best one.
    if (found !== null) setCount(found);
  });

  useEffect(() => {
    const own = coalesce<"count">(() => void ask());
    gathering.current = own;
    return () => own.stop();
  }, []);

  useLiveTables([{ table: "messages", filter: `user_id=eq.${userId}` }], () =>
    gathering.current?.add("count"),
  );
  return count;
}

async function countUnread(userId: string): Promise<number | null> {
  const { count } = await sharedBackend()
    .from("messages")
    .select("id", { count: "exact", head: true })
    .eq("user_id", userId)
    .eq("from_studio", true)
    .is("read_at", null)
    .retry(false);
  return count;
}
