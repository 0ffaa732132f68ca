import type { ItemStatus } from "../../../domain/inbox/item.ts";
import { sharedBackend } from "../../backend/shared-backend.ts";
import { runQuery } from "../read-rows.ts";
import { refreshAreaCounts } from "../use-area-counts.ts";

export type ItemChange = { status: ItemStatus } | { owner_id: string | null };

export async function changeItem(id: string, change: ItemChange): Promise<void> {
  await runQuery(sharedBackend().from("inbox_items").update(change).eq("id", id));
  refreshAreaCounts();
}
