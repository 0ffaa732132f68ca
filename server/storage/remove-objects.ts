import { z } from "zod";
import { columnsOf, type ObjectRow } from "./objects.ts";
import type { AsOwnerOfRow } from "./store-object.ts";
import { dropBytes, type Storage } from "./storage.ts";

export const removeRequest = z.object({
  prefixes: z
    .array(z.string({ error: "Versions are not kept: give names." }))
    .min(1)
    .max(1000),
});

/** Removes those that the caller may remove, rows first, and answers them. */
export async function removeObjects(
  storage: Storage,
  transaction: AsOwnerOfRow,
  { bucketId, names }: { bucketId: string; names: readonly string[] },
): Promise<ObjectRow[]> {
  const removed = await transaction(
    (sql) => sql<ObjectRow[]>`
      delete from storage.objects where bucket_id = ${bucketId} and name = any(${[...names]}::text[])
      returning ${columnsOf(sql)}`,
  );
  await dropBytes(
    storage,
    removed.map(({ version }) => ({ bucketId, version })),
  );
  return removed;
}
