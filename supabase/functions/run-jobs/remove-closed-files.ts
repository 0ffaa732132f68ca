import type { JobContext } from "../../../server/jobs/job.ts";
import { env } from "../_shared/env.ts";
import { readSecretKeys } from "../_shared/secret-key.ts";

const atOnce = 100;

/** The files of accounts that were closed thirty days ago, through the platform's storage, which keeps the bytes. */
export async function removeClosedFiles({ transaction, signal }: JobContext): Promise<void> {
  const files = await transaction(
    (sql) => sql<{ bucket: string; names: string[] }[]>`
      select o.bucket_id as bucket, array_agg(o.name) as names
      from storage.objects o join auth.users u on u.id::text = split_part(o.name, '/', 1)
      where o.bucket_id in ('attachments', 'avatars')
        and u.deleted_at < now() - interval '30 days'
      group by o.bucket_id`,
  );
  for (const { bucket, names } of files) {
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
