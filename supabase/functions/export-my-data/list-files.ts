import type { Transaction } from "../../../server/database.ts";
import type { StoredFile } from "../_shared/host.ts";

export type ExportFile = StoredFile & { updatedAt: Date };

/** All files that a client may read: row level security on the objects says which. */
export async function listFiles(sql: Transaction): Promise<ExportFile[]> {
  const files = await sql<(Omit<ExportFile, "size"> & { size: string })[]>`
    select bucket_id as "bucketId", name, version, coalesce(metadata ->> 'size', '0') as size,
      coalesce(updated_at, now()) as "updatedAt"
    from storage.objects order by bucket_id, name`;
  return files.map((file) => ({ ...file, size: Number(file.size) }));
}

/** The folder that is named after the account says nothing inside its own archive. */
export function pathInArchive({ bucketId, name }: StoredFile, userId: string): string {
  const own = `${userId}/`;
  const kept = name.startsWith(own) ? name.slice(own.length) : name;
  // Windows takes a colon and a backslash for more than a letter.
  return `files/${bucketId}/${kept.replaceAll(/[:\\*]/g, "_")}`;
}
