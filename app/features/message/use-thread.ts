import { useEffect, useSyncExternalStore } from "react";
import { messageSchema } from "../../../domain/message/message.ts";
import { useLiveTables } from "../../data/use-live-tables.ts";
import { openThread } from "./open-thread.ts";
import type { ThreadSnapshot, ThreadStore } from "./thread-store.ts";

/** Where sockets do not get through, a conversation still moves. */
const pollMilliseconds = 20_000;

export type Thread = { store: ThreadStore; snapshot: ThreadSnapshot; isLive: boolean };

/** The conversation of this client, as the signed-in person sees it, live. */
export function useThread(me: string, companyId: string): Thread {
  const store = openThread(me, companyId);
  const snapshot = useSyncExternalStore(store.subscribe, store.readSnapshot);

  const isLive = useLiveTables(
    [{ table: "messages", filter: `company_id=eq.${companyId}` }],
    (change) => {
      if (!change) void store.catchUp();
      else if (change.type === "DELETE") store.remove(String(change.old["id"]));
      else {
        const row = messageSchema.safeParse(change.row);
        if (row.success) store.receive(row.data);
      }
    },
  );

  useEffect(() => {
    if (isLive) return undefined;
    void store.catchUp();
    const timer = setInterval(() => void store.catchUp(), pollMilliseconds);
    return () => clearInterval(timer);
  }, [store, isLive]);

  return { store, snapshot, isLive };
}
