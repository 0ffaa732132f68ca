import { useState } from "react";
import { inboxWords, nameItem } from "../../../../content/inbox.ts";
import { useShownChanges } from "../../../data/use-realtime.ts";
import type { ListedItem } from "./read-inbox.ts";

type LiveInbox = {
  isLive: boolean;
  /** Said once to those who hear the page. */
  announcement: string;
  /** What has come in while somebody looked. */
  arrived: ReadonlySet<string>;
};

/** Says what has come in, once it is on show. */
export function useLiveInbox(rows: readonly ListedItem[]): LiveInbox {
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());

  const isLive = useShownChanges((changes) => {
    const fresh = changes.filter(
      ({ table, type, row }) =>
        table === "inbox_items" && type === "INSERT" && row["status"] === "new",
    );
    if (fresh.length > 0)
      setArrived((known) => new Set([...known, ...fresh.map(({ row }) => String(row["id"]))]));
  });

  // Of what is listed, whatever else came in behind it.
  const newest = [...arrived].findLast((each) => rows.some(({ id }) => id === each));
  const row = rows.find(({ id }) => id === newest);
  const announcement = row
    ? inboxWords.arrived(nameItem(row.kind, row.who))
    : arrived.size > 0
      ? inboxWords.arrivedElsewhere
      : "";
  return { isLive, announcement, arrived };
}
