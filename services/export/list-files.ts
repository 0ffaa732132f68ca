import { z } from "zod";
import type { Transaction } from "../../runtime/database/types.ts";
import type { StoredFile } from "../../runtime/files/files.ts";
import type { ExportScope } from "./export-scope.ts";
import { parseRows } from "../../runtime/database/parse-rows.ts";

const fileRow = z.object({
  bucketId: z.string(),
  name: z.string(),
  version: z.string(),
  size: z.string().transform(Number),
  updatedAt: z.date(),
});

export type ExportFile = z.infer<typeof fileRow>;

/** Their picture and what they have uploaded, and everything in the folders of a company. */
export async function listFiles(
  sql: Transaction,
  { companyIds, person }: ExportScope,
): Promise<ExportFile[]> {
  // What somebody uploads for the studio is the studio's.
  const uploader = person?.isStaff ? null : (person?.id ?? null);
  const rows = await sql`
    with folders as materialized (
      select f.bucket, f.folder
      from unnest(${companyIds}::uuid[]) c cross join private.company_folders(c) f
    )
    select o.bucket_id as "bucketId", o.name, o.version, coalesce(o.metadata ->> 'size', '0') as size,
      coalesce(o.updated_at, now()) as "updatedAt"
    from storage.objects o
    where (o.bucket_id = 'avatars' and split_part(o.name, '/', 1) = ${person?.id ?? null})
      or (o.bucket_id = 'attachments' and o.owner_id = ${uploader})
      or (o.bucket_id, split_part(o.name, '/', 1)) in (select f.bucket, f.folder from folders f)
    order by o.bucket_id, o.name`;
  return parseRows(fileRow, rows);
}

/** The folder that is named after the account, or the company, says nothing inside its own archive. */
export function pathInArchive(
  { bucketId, name }: StoredFile,
  { companyIds: [companyId], person }: ExportScope,
): string {
  const own = `${bucketId === "avatars" ? person?.id : companyId}/`;
  const kept = name.startsWith(own) ? name.slice(own.length) : name;
  // Windows takes a colon and a backslash for more than a letter.
  return `files/${bucketId}/${kept.replaceAll(/[:\\*]/g, "_")}`;
}
