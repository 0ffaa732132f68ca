import type { ItemStatus } from "../../../../domain/inbox/item.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { runQuery } from "../../../data/read-rows.ts";

export type ItemChange = { status: ItemStatus } | { owner_id: string | null };

export async function changeItem(id: string, change: ItemChange): Promise<void> {
  await runQuery(sharedBackend().from("inbox_items").update(change).eq("id", id));
}
