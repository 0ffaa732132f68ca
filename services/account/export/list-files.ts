import { z } from "zod";
import type { Transaction } from "../../../runtime/database/types.ts";
import type { StoredFile } from "../../../runtime/files/files.ts";
import { parseRows } from "../../../runtime/database/parse-rows.ts";

const fileRow = z.object({
  bucketId: z.string(),
  name: z.string(),
  version: z.string(),
  size: z.string().transform(Number),
  updatedAt: z.date(),
});

export type ExportFile = z.infer<typeof fileRow>;

/** All files that a client may read: row level security on the objects says which. */
export async function listFiles(sql: Transaction): Promise<ExportFile[]> {
  const rows = await sql`
    select bucket_id as "bucketId", name, version, coalesce(metadata ->> 'size', '0') as size,
      coalesce(updated_at, now()) as "updatedAt"
    from storage.objects order by bucket_id, name`;
  return parseRows(fileRow, rows);
}

/** The folder that is named after the account says nothing inside its own archive. */
export function pathInArchive({ bucketId, name }: StoredFile, userId: string): string {
  const own = `${userId}/`;
  const kept = name.startsWith(own) ? name.slice(own.length) : name;
  // Windows takes a colon and a backslash for more than a letter.
  return `files/${bucketId}/${kept.replaceAll(/[:\\*]/g, "_")}`;
}
