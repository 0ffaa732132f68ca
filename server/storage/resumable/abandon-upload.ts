import type { Storage } from "../storage.ts";
import { removeUpload, toPartUpload, type StoredUpload } from "./uploads.ts";

/** Lets go of an upload: first of its bytes, since without the row nobody would know of them. */
export async function abandonUpload(
  { parts, store, database }: Pick<Storage, "parts" | "store" | "database">,
  upload: StoredUpload,
): Promise<void> {
  if (!upload.isFinished) {
    const { key, storeId } = toPartUpload(upload);
    await parts.abandon({ key, storeId });
    // Where it came to its end, and not to its row.
    await store.remove([key]);
  }
  await database.asOwner((sql) => removeUpload(sql, upload.id));
}
