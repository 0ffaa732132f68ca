import { z } from "zod";
import { columnsOf, objectRow, type ObjectRow } from "./objects.ts";
import type { AsOwnerOfRow } from "./store-object.ts";
import { dropBytes, type Storage } from "./storage.ts";
import { parseRows } from "../../runtime/database/parse-rows.ts";

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
  const rows = await transaction(
    (sql) => sql`
      delete from storage.objects where bucket_id = ${bucketId} and name = any(${[...names]}::text[])
      returning ${columnsOf(sql)}`,
  );
  const removed = parseRows(objectRow, rows);
  await dropBytes(
    storage,
    removed.map(({ version }) => ({ bucketId, version })),
  );
  return removed;
}
