import { instantOf } from "./instant.ts";
import type { Message } from "./message.ts";

/** Each message once, as it was last changed, in the order in which the database took them. */
export function mergeMessages(
  known: readonly Message[],
  incoming: readonly Message[],
): readonly Message[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  let hasChanged = false;
  for (const message of incoming) {
    const before = byId.get(message.id);
    if (before && instantOf(before.updated_at) >= instantOf(message.updated_at)) continue;
    byId.set(message.id, message);
    hasChanged = true;
  }
  return hasChanged ? [...byId.values()].toSorted(compareMessages) : known;
}

export function compareMessages(a: Message, b: Message): number {
  return instantOf(a.created_at) - instantOf(b.created_at) || (a.id < b.id ? -1 : 1);
}
