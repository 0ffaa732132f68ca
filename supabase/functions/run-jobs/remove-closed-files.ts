import { z } from "zod";
import type { JobContext } from "../../../runtime/jobs/job.ts";
import { env } from "../../../runtime/config/env.ts";
import { readSecretKeys } from "../../../runtime/config/secret-key.ts";
import { parseRows } from "../../../runtime/database/parse-rows.ts";

const atOnce = 100;
const bucketRow = z.object({ bucket: z.string(), names: z.array(z.string()) });

/** The files of accounts and companies whose thirty days are over, through the platform's storage, which keeps the bytes. */
export async function removeClosedFiles({ transaction, signal }: JobContext): Promise<void> {
  const rows = await transaction(
    (sql) => sql`
      select o.bucket_id as bucket, array_agg(o.name) as names
      from storage.objects o join private.ending_folders() f
        on o.bucket_id = f.bucket and split_part(o.name, '/', 1) = f.folder
      group by o.bucket_id`,
  );
  for (const { bucket, names } of parseRows(bucketRow, rows)) {
    for (let removed = 0; removed < names.length; removed += atOnce) {
      await remove(bucket, names.slice(removed, removed + atOnce), signal);
    }
  }
}

async function remove(bucket: string, prefixes: string[], signal: AbortSignal): Promise<void> {
  const url = env("SUPABASE_URL");
  const [key] = readSecretKeys();
  if (!url || !key) throw new Error("SUPABASE_URL and its secret key are not set.");
  const answer = await fetch(new URL(`/storage/v1/object/${bucket}`, url), {
    method: "DELETE",
    headers: { apikey: key, authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ prefixes }),
    signal,
  });
  if (!answer.ok) throw new Error(`The storage answered with status ${answer.status}.`);
}
