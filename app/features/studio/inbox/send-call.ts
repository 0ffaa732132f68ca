import { callWords } from "../../../../content/inbox.ts";
import { atMinute } from "../../../../content/studio-times.ts";
import type { Call } from "../../../../domain/inbox/call.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Refused, runQuery } from "../../../data/read-rows.ts";
import { isStored } from "./is-stored.ts";

const brokenRule = "23514";

/** Answers why the call was not noted; null when it is. With the same id it is noted once. */
export async function sendCall(
  { when, words }: Call,
  { id, itemId }: { id: string; itemId: string },
): Promise<string | null> {
  const row = { id, item_id: itemId, called_at: atMinute(when), body: words };
  try {
    await runQuery(sharedBackend().from("inbox_calls").insert(row));
  } catch (thrown) {
    if (isStored(thrown)) return null;
    return thrown instanceof Refused && thrown.code === brokenRule
      ? thrown.message
      : callWords.failed;
  }
  return null;
}
