import { useEffect, useEffectEvent, useRef } from "react";
import { coalesce } from "../../live/coalesce.ts";
import { useLiveTables } from "../../live/use-live-tables.ts";
import { refreshAreaCounts } from "../use-area-counts.ts";

/** Reads the list again when a conversation changed; many changes at once are one reading. */
export function useLiveConversations(reload: () => Promise<void>): void {
  const gathering = useRef<ReturnType<typeof coalesce<"list">>>(null);
  const readAgain = useEffectEvent(async () => {
    await reload();
    refreshAreaCounts();
  });

  useEffect(() => {
    const own = coalesce<"list">(() => void readAgain());
    gathering.current = own;
    return () => own.stop();
  }, []);

  useLiveTables([{ table: "conversations" }], () => gathering.current?.add("list"));
}
