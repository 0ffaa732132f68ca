import { keyFor } from "../../form/draft-store.ts";

/** The same words for the same time have the same id, and are booked once; another time is another booking. */
export function deriveId(key: string, content: string): string {
  return keyFor({ key: key.replaceAll("-", ""), startedAt: "", values: {} }, `${key} ${content}`);
}
