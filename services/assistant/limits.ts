import { countRequest } from "../../runtime/rate-limit/count-request.ts";
import type { ModelSettings } from "./model-settings.ts";
import type { Transaction } from "../../runtime/database/types.ts";

const hour = 3600;
const day = 24 * hour;
const perNetwork = { limit: 120, windowSeconds: hour };
const perConversation = { limit: 40, windowSeconds: hour };
const modelPerConversation = { limit: 20, windowSeconds: day };

/** The seconds to wait, 0 when the message may be answered. */
export function countMessage(
  sql: Transaction,
  network: string,
  conversationId: string | null,
): Promise<number> {
  const counted = [{ counted: "chat per network", subject: network, ...perNetwork }];
  if (conversationId !== null) {
    counted.push({ counted: "chat per conversation", subject: conversationId, ...perConversation });
  }
  return countRequest(sql, counted);
}

/** Whether the model may be paid for one more answer, in this conversation and today. */
export async function mayAskModel(
  sql: Transaction,
  { answersPerDay }: ModelSettings,
  conversationId: string,
): Promise<boolean> {
  const wait = await countRequest(sql, [
    { counted: "chat model per conversation", subject: conversationId, ...modelPerConversation },
    {
      counted: "chat model per day",
      subject: "everybody",
      limit: answersPerDay,
      windowSeconds: day,
    },
  ]);
  return wait === 0;
}
