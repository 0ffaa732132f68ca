import { useState } from "react";
import { inboxWords, nameItem } from "../../../../content/inbox.ts";
import { useLiveReading } from "../parts/use-live-reading.ts";
import type { ListedItem } from "./read-inbox.ts";
import { refreshAreaCounts } from "../refresh-area-counts.ts";

type LiveInbox = {
  isLive: boolean;
  /** Said once to those who hear the page. */
  announcement: string;
  /** What has come in while somebody looked. */
  arrived: ReadonlySet<string>;
};

const followed = [{ table: "inbox_items" }];

/** Reads the list again when anything in the inbox changes, and says what has come in. */
export function useLiveInbox(rows: readonly ListedItem[], reload: () => Promise<void>): LiveInbox {
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());

  async function readAgain(ids: ReadonlySet<string>) {
    await reload();
    refreshAreaCounts();
    const fresh = [...ids].filter((id) => id !== "");
    if (fresh.length > 0) setArrived((known) => new Set([...known, ...fresh]));
  }

  const isLive = useLiveReading<string>(followed, {
    partsOf: (change) => {
      const isNew = change?.type === "INSERT" && change.row["status"] === "new";
      return [isNew ? String(change.row["id"]) : ""];
    },
    read: (ids) => void readAgain(ids),
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
