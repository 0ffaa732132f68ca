import * as z from "zod/mini";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { readRows } from "../../../data/read-rows.ts";

const sender = z.object({
  id: z.string(),
  /** What they are called; null for those who left nothing. */
  who: z.nullable(z.string()),
  client_id: z.nullable(z.string()),
  /** How many more items are theirs. */
  others: z.number(),
});

export type Sender = Omit<z.infer<typeof sender>, "id">;

export const unknownSender: Sender = { who: null, client_id: null, others: 0 };

/** Whom each item is from. */
export async function readSenders(items: readonly string[]): Promise<ReadonlyMap<string, Sender>> {
  if (items.length === 0) return new Map();
  const found = await readRows(sharedBackend().rpc("describe_senders", { items }), sender);
  return new Map(found.map(({ id, ...rest }) => [id, rest]));
}
