import { useEffect, useEffectEvent, useRef, useState } from "react";
import { inboxWords, itemKindWords } from "../../../content/inbox.ts";
import { coalesce } from "../../live/coalesce.ts";
import { useLiveTables } from "../../live/use-live-tables.ts";
import { refreshAreaCounts } from "../use-area-counts.ts";
import { describeSender } from "./describe-item.ts";
import type { ListedItem } from "./read-inbox.ts";

type LiveInbox = {
  isLive: boolean;
  /** Said once to those who hear the page. */
  announcement: string;
  /** What has come in while somebody looked. */
  arrived: ReadonlySet<string>;
};

/** Reads the list again when anything in the inbox changes, and says what has come in. */
export function useLiveInbox(rows: readonly ListedItem[], reload: () => Promise<void>): LiveInbox {
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  const reloadNow = useEffectEvent(async (ids: ReadonlySet<string>) => {
    await reload();
    refreshAreaCounts();
    const fresh = [...ids].filter((id) => id !== "");
    if (fresh.length > 0) setArrived((known) => new Set([...known, ...fresh]));
  });
  const changes = useRef<ReturnType<typeof coalesce<string>>>(undefined);

  useEffect(() => {
    const gathering = coalesce<string>((ids) => void reloadNow(ids));
    changes.current = gathering;
    return () => gathering.stop();
  }, []);

  const isLive = useLiveTables([{ table: "inbox_items" }], (change) => {
    const isNew = change?.type === "INSERT" && change.row["status"] === "new";
    changes.current?.add(isNew ? String(change.row["id"]) : "");
  });

  const newest = [...arrived].at(-1);
  const row = rows.find(({ id }) => id === newest);
  const announcement = row
    ? inboxWords.arrived(itemKindWords[row.kind], describeSender(row))
    : newest
      ? inboxWords.arrivedElsewhere
      : "";
  return { isLive, announcement, arrived };
}
